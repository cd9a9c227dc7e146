import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { businessColumns, ulid } from './columns.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

export const contactKinds = ['seller', 'notary', 'agent', 'buyer', 'bank', 'architect'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A person or firm a company deals with. */
export const contacts = pgTable(
  'contacts',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text('kind', { enum: contactKinds }).notNull(),
    displayName: text('display_name').notNull(),
    companyName: text('company_name'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    searchText: searchText('display_name', 'company_name', 'email', 'city'),
  },
  (table) => [index('contacts_tenant_kind').on(table.tenantId, table.kind, table.displayName)],
);

export type Contact = typeof contacts.$inferSelect;
export type NewContact = typeof contacts.$inferInsert;
