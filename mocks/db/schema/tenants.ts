import { pgTable, text } from 'drizzle-orm/pg-core';
import { cents, recordColumns } from './columns.ts';

export const tenantStatuses = ['active', 'trial', 'past_due', 'cancelled'] as const;
export type TenantStatus = (typeof tenantStatuses)[number];

/** A client company: the border that no record crosses. */
export const tenants = pgTable('tenants', {
  ...recordColumns(),
  name: text('name').notNull(),
  legalForm: text('legal_form').notNull(),
  city: text('city').notNull(),
  siren: text('siren').notNull().unique(),
  vatNumber: text('vat_number').notNull(),
  shareCapitalCents: cents('share_capital_cents').notNull(),
  activity: text('activity').notNull(),
  status: text('status', { enum: tenantStatuses }).notNull(),
});

export type Tenant = typeof tenants.$inferSelect;
export type NewTenant = typeof tenants.$inferInsert;
