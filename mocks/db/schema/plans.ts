import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, recordColumns } from './columns.ts';

/** What an offer allows; null is without limit. */
export interface PlanLimits {
  users: number | null;
  activeOperations: number | null;
  storageGb: number | null;
  emailsPerMonth: number | null;
  miniSites: number | null;
  hasPortals: boolean;
  hasBrand: boolean;
}

/** « Offre ». Prices before VAT. */
export const plans = pgTable('plans', {
  ...recordColumns(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  monthlyCents: cents('monthly_cents').notNull(),
  yearlyCents: cents('yearly_cents').notNull(),
  /** Of one more person than the limit holds. */
  extraUserMonthlyCents: cents('extra_user_monthly_cents').notNull().default(0),
  trialDays: integer('trial_days').notNull().default(14),
  limits: jsonb('limits').$type<PlanLimits>().notNull(),
  features: text('features')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  isPublic: boolean('is_public').notNull().default(true),
  sort: integer('sort').notNull(),
  isArchived: boolean('is_archived').notNull().default(false),
});

export type Plan = typeof plans.$inferSelect;
export type NewPlan = typeof plans.$inferInsert;
