import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, day, instant, recordColumns, ulid } from './columns.ts';
import { plans } from './plans.ts';
import { tenants } from './tenants.ts';

export const subscriptionStatuses = ['trial', 'active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** « Abonnement »: one per company; its price is frozen when it is agreed. */
export const subscriptions = pgTable('subscriptions', {
  ...recordColumns(),
  version: integer('version').notNull().default(1),
  tenantId: ulid('tenant_id')
    .notNull()
    .unique()
    .references(() => tenants.id),
  planId: ulid('plan_id')
    .notNull()
    .references(() => plans.id),
  period: text('period', { enum: ['monthly', 'yearly'] }).notNull(),
  extraUsers: integer('extra_users').notNull().default(0),
  status: text('status', { enum: subscriptionStatuses }).notNull(),
  trialEndsAt: instant('trial_ends_at'),
  currentPeriodStartsOn: day('current_period_starts_on'),
  currentPeriodEndsOn: day('current_period_ends_on'),
  /** Since when an invoice has been unpaid. */
  pastDueSinceOn: day('past_due_since_on'),
  cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason'),
  paymentMethod: text('payment_method', { enum: ['virement', 'prelevement', 'carte', 'manuel'] }),
  mandateRef: text('mandate_ref'),
  nextInvoiceOn: day('next_invoice_on'),
  couponRedemptionId: ulid('coupon_redemption_id'),
  priceCents: cents('price_cents').notNull(),
  vatBps: integer('vat_bps').notNull().default(2000),
});

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
