import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cancelReasons } from '#domain/subscription/cancel-reasons.ts';
import { invoicePaymentMethods } from '#domain/subscription/invoice.ts';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { cents, day, instant, recordColumns, ulid } from './columns.ts';
import { plans } from './plans.ts';
import { tenants } from './tenants.ts';

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
  cancelReason: text('cancel_reason', { enum: cancelReasons }),
  paymentMethod: text('payment_method', { enum: invoicePaymentMethods }),
  mandateRef: text('mandate_ref'),
  nextInvoiceOn: day('next_invoice_on'),
  couponRedemptionId: ulid('coupon_redemption_id'),
  priceCents: cents('price_cents').notNull(),
  /** What a sale agreed for every period, people included, before VAT; null for the price of the offer. */
  agreedPriceCents: cents('agreed_price_cents'),
  /** Invoiced for the running period, discounts taken off, before VAT: a change gives its unused days back. */
  periodPaidCents: cents('period_paid_cents').notNull().default(0),
  /** Given back by changes and not yet spent, before VAT. */
  creditCents: cents('credit_cents').notNull().default(0),
  /** Periods that the promotion code has served. */
  discountedPeriods: integer('discounted_periods').notNull().default(0),
  /** Day of the month on which periods begin. */
  anchorDate: integer('anchor_date'),
  /** Where invoices go; the company's own address where nothing else was given. */
  billingEmail: text('billing_email'),
  billingAddressLine: text('billing_address_line'),
  billingPostalCode: text('billing_postal_code'),
  billingCity: text('billing_city'),
  /** What the company wants to read on its invoices: an order number. */
  purchaseRef: text('purchase_ref'),
  ibanSealed: text('iban_sealed'),
  ibanMasked: text('iban_masked'),
  mandateSignedAt: instant('mandate_signed_at'),
  cancelComment: text('cancel_comment'),
  vatBps: integer('vat_bps').notNull().default(2000),
});

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
