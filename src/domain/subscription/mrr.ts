import { cents, multiplyDivide, zeroCents, type Cents } from '../money/cents.ts';
import { discountCents, type BillingPeriod, type Discount } from './price.ts';
import type { subscriptionStatuses } from './status.ts';

/** What of a subscription counts for its monthly revenue. */
export interface RecurringPrice {
  readonly status: (typeof subscriptionStatuses)[number];
  readonly period: BillingPeriod;
  /** Of one period, before VAT. */
  readonly priceCents: number;
  /** What its promotion code takes off; null without one. */
  readonly discount: Discount | null;
  /** Periods that the code has served. */
  readonly discountedPeriods: number;
}

/**
 * What a subscription brings in a month, before VAT, after its discount: a twelfth of a yearly one. On trial, cancelled
 * or over, nothing.
 */
export function monthlyRevenueCents(subscription: RecurringPrice): Cents {
  const { status, period, priceCents, discount, discountedPeriods } = subscription;
  if (status !== 'active' && status !== 'past_due') return zeroCents;
  const price = cents(priceCents);
  const off = discount === null ? 0 : discountCents(discount, price, period, discountedPeriods);
  const net = cents(price - off);
  return period === 'monthly' ? net : multiplyDivide(net, 1, 12);
}

/** The share of a network in what its companies bring, before VAT. */
export const commissionCents = (revenueCents: Cents, commissionBps: number): Cents =>
  multiplyDivide(revenueCents, commissionBps, 10_000);
