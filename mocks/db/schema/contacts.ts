import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  civilities,
  consentBases,
  consentPurposes,
  contactKinds,
  contactSources,
  contactStates,
  exchangeKinds,
  type ContactRole,
} from '#domain/relation/contact.ts';
import { businessColumns, day, instant, recordColumns, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

/** A person or a firm that a company deals with. */
export const contacts = pgTable(
  'contacts',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    kind: text('kind', { enum: contactKinds }).notNull().default('person'),
    civility: text('civility', { enum: civilities }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    companyName: text('company_name'),
    /** What people call it: « Mme Odile Trémeau », or the firm. */
    displayName: text('display_name')
      .generatedAlwaysAs(
        sql`case when kind = 'company' then coalesce(company_name, '') else trim(coalesce(civility || ' ', '') || coalesce(first_name || ' ', '') || coalesce(last_name, '')) end`,
      )
      .notNull(),
    roles: text('roles')
      .array()
      .$type<ContactRole[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    email: text('email'),
    email2: text('email2'),
    /** E.164, as `mobile`. */
    phone: text('phone'),
    mobile: text('mobile'),
    addressLine: text('address_line'),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code'),
    city: text('city'),
    inseeCode: text('insee_code'),
    birthDate: day('birth_date'),
    birthPlace: text('birth_place'),
    siren: text('siren'),
    language: text('language', { enum: ['fr', 'en'] })
      .notNull()
      .default('fr'),
    source: text('source', { enum: contactSources }).notNull().default('manual'),
    /** Who of the company looks after it. */
    ownerUserId: ulid('owner_user_id').references(() => users.id),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** 0 to 5; null while nobody said. */
    rating: integer('rating'),
    notes: text('notes'),
    lastContactAt: instant('last_contact_at'),
    doNotContact: boolean('do_not_contact').notNull().default(false),
    status: text('status', { enum: contactStates }).notNull().default('active'),
    /** From this day on it is proposed for purging. */
    purgeOn: day('purge_on'),
    searchText: searchText(
      'last_name',
      'first_name',
      'company_name',
      'email',
      'email2',
      'city',
      'phone',
      'mobile',
      'siren',
    ),
  },
  (table) => [index('contacts_tenant').on(table.tenantId, table.deletedAt)],
);

/** What a contact agreed to or refused, with its proof; the last line of a purpose counts. */
export const contactConsents = pgTable(
  'contact_consents',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    basis: text('basis', { enum: consentBases }).notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Where it was said: « Formulaire papier du 3 mars ». */
    source: text('source').notNull(),
    at: instant('at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    recordedBy: ulid('recorded_by'),
  },
  (table) => [index('contact_consents_contact').on(table.contactId, table.purpose, table.at)],
);

/** A note, a call or a meeting with a contact. */
export const contactExchanges = pgTable(
  'contact_exchanges',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    contactId: ulid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: exchangeKinds }).notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('contact_exchanges_contact').on(table.contactId, table.at)],
);

export type Contact = typeof contacts.$inferSelect;
export type NewContact = typeof contacts.$inferInsert;
export type ContactConsent = typeof contactConsents.$inferSelect;
export type ContactExchange = typeof contactExchanges.$inferSelect;
