import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { businessColumns, ulid } from './columns.ts';
import { tenants } from './tenants.ts';

export const profileKinds = ['company', 'individual'] as const;
export type ProfileKind = (typeof profileKinds)[number];

/** Who carries an operation before banks and notaries. */
export const profiles = pgTable(
  'profiles',
  {
    ...businessColumns(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    kind: text('kind', { enum: profileKinds }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('profiles_tenant').on(table.tenantId)],
);

export type Profile = typeof profiles.$inferSelect;
export type NewProfile = typeof profiles.$inferInsert;
