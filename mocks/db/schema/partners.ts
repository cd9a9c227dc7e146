import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  partnerCategories,
  partnerRequestStates,
  partnerStates,
  sharedFields,
} from '#domain/partner/partner.ts';
import { businessColumns, day, instant, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { storedFiles } from './stored-files.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

const noTexts = sql`'{}'::text[]`;

/** « Partenaire »: a firm that the platform recommends to its clients. */
export const partners = pgTable(
  'partners',
  {
    ...businessColumns(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    category: text('category', { enum: partnerCategories }).notNull(),
    logoFileId: ulid('logo_file_id').references(() => storedFiles.id),
    /** « Accroche », at most 160 signs. */
    short: text('short').notNull(),
    /** Formatted text, cleaned; empty for none. */
    body: text('body').notNull().default(''),
    /** Codes of the departments where it works. */
    zones: text('zones').array().notNull().default(noTexts),
    website: text('website'),
    /** Receives the requests. */
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone'),
    /** « Avantage Îlot ». */
    advantage: text('advantage'),
    contractRef: text('contract_ref'),
    contractEndsOn: day('contract_ends_on'),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Its place among the others, the first being 0. */
    position: integer('position').notNull().default(0),
    status: text('status', { enum: partnerStates }).notNull().default('draft'),
    /** Views of the sheet, one a person and day. */
    viewsCount: integer('views_count').notNull().default(0),
    requestsCount: integer('requests_count').notNull().default(0),
    /** Times that its number was asked for. */
    phoneRevealsCount: integer('phone_reveals_count').notNull().default(0),
    searchText: searchText('name', 'short', 'advantage'),
  },
  (table) => [uniqueIndex('partners_slug').on(table.slug), index('partners_status').on(table.status)],
);

const partnerId = () =>
  ulid('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });

const userId = () =>
  ulid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What somebody of a company asked a partner for; what was passed on is kept as it was. */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    ...recordColumns(),
    partnerId: partnerId(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    userId: userId(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    operationId: ulid('operation_id').references(() => operations.id),
    /** What of the operation was passed on. */
    sharedFields: text('shared_fields', { enum: sharedFields }).array().notNull().default(noTexts),
    hasConsent: boolean('has_consent').notNull(),
    status: text('status', { enum: partnerRequestStates }).notNull().default('sent'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('partner_requests_partner').on(table.partnerId, table.sentAt),
    index('partner_requests_tenant').on(table.tenantId),
    index('partner_requests_user').on(table.userId),
  ],
);

/** That somebody looked at the sheet of a partner on a day. */
export const partnerViews = pgTable(
  'partner_views',
  {
    partnerId: partnerId(),
    userId: userId(),
    day: day('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.userId, table.day] }),
    index('partner_views_user').on(table.userId),
  ],
);

/** A partner that somebody keeps at hand. */
export const partnerFavorites = pgTable(
  'partner_favorites',
  {
    partnerId: partnerId(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.userId] }),
    index('partner_favorites_user').on(table.userId),
  ],
);

export type Partner = typeof partners.$inferSelect;
export type NewPartner = typeof partners.$inferInsert;
export type PartnerRequest = typeof partnerRequests.$inferSelect;
export type NewPartnerRequest = typeof partnerRequests.$inferInsert;
export type NewPartnerView = typeof partnerViews.$inferInsert;
export type NewPartnerFavorite = typeof partnerFavorites.$inferInsert;
