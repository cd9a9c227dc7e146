import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { cents, day, ulid } from './columns.ts';
import { plans } from './plans.ts';
import { subscriptions } from './subscriptions.ts';
import { tenants } from './tenants.ts';

/**
 * Each change of what a company pays a month, so that the recurring revenue of any day is a sum. A trigger on
 * `subscriptions` keeps them; nobody else writes here.
 */
export const subscriptionMovements = pgTable(
  'subscription_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: ulid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    subscriptionId: ulid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The offer after it; the one that was left where the subscription ended. */
    planId: ulid('plan_id')
      .notNull()
      .references(() => plans.id),
    on: day('on').notNull(),
    /** A month's amount before VAT, as `monthlyRevenueCents` tells it. */
    beforeCents: cents('before_cents').notNull(),
    afterCents: cents('after_cents').notNull(),
  },
  (table) => [
    index('subscription_movements_on').on(table.on),
    index('subscription_movements_subscription').on(table.subscriptionId, table.on),
  ],
);

export type NewSubscriptionMovement = typeof subscriptionMovements.$inferInsert;
