import { cents, multiplyDivide, zeroCents, type Cents } from '../money/cents.ts';
import { monthOf, type Day, type Month } from '../time/day.ts';
import type { BillingPeriod } from './price.ts';
import type { subscriptionStatuses } from './status.ts';

/** How a change of what a company pays a month counts. */
export const movementKinds = ['new', 'expansion', 'contraction', 'churn'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Days by which an invoice is late, in the bands that accountants read: up to 30, 60, 90, and more. */
export const overdueBands = ['to30', 'to60', 'to90', 'over90'] as const;
export type OverdueBand = (typeof overdueBands)[number];

/** What a subscription is worth a month. */
export interface RunningSubscription {
  readonly status: (typeof subscriptionStatuses)[number];
  readonly period: BillingPeriod;
  /** Of a whole period, before VAT. */
  readonly priceCents: number;
  /** Taken off every period for as long as it runs; what a code takes off for a while does not count. */
  readonly lastingDiscountCents: number;
}

/**
 * Monthly recurring revenue of a subscription, in cents before VAT: its price less what is taken off for good, a
 * year's divided by twelve, rounded half-up; 0 unless it runs, paid in time or not.
 */
export function monthlyRevenueCents(subscription: RunningSubscription): Cents {
  const { status, period, priceCents, lastingDiscountCents } = subscription;
  if (status !== 'active' && status !== 'past_due') return zeroCents;
  const net = Math.max(0, priceCents - lastingDiscountCents);
  return period === 'monthly' ? cents(net) : multiplyDivide(cents(net), 1, 12);
}

/** The share of a network in what its companies bring, before VAT, rounded half-up. */
export const brandCommissionCents = (revenueCents: Cents, commissionBps: number): Cents =>
  multiplyDivide(revenueCents, commissionBps, 10_000);

/** How a change from one monthly amount to another counts; null where nothing changes. */
export function movementKind(beforeCents: number, afterCents: number): MovementKind | null {
  if (beforeCents === afterCents) return null;
  if (beforeCents === 0) return 'new';
  if (afterCents === 0) return 'churn';
  return afterCents > beforeCents ? 'expansion' : 'contraction';
}

/** From the revenue of a month at the beginning of some days to that at their end; lost amounts are negative. */
export type RevenueBridge = Readonly<Record<'startCents' | MovementSum | 'endCents', number>>;
type MovementSum = 'newCents' | 'expansionCents' | 'contractionCents' | 'churnCents';

/** Rates and averages of recurring revenue; null where there is nothing to divide by. */
export interface RevenueRates {
  /** Twelve times the revenue of a month. */
  readonly annualCents: number;
  readonly perCompanyCents: number | null;
  /** Lost to ended and smaller subscriptions, of the revenue at the beginning. */
  readonly grossChurnBps: number | null;
  /** The same less what the others pay more; negative where they pay more than was lost. */
  readonly netChurnBps: number | null;
  /** What a company pays until it leaves: its monthly amount divided by the monthly gross churn. */
  readonly lifetimeCents: number | null;
}

/**
 * Rates of the revenue that moved within some months.
 *
 * @param companies that pay at the end
 * @param months how many the movements took, at least a fraction above 0
 */
export function revenueRates(bridge: RevenueBridge, companies: number, months: number): RevenueRates {
  const { startCents, endCents, expansionCents, contractionCents, churnCents } = bridge;
  const lostCents = -(contractionCents + churnCents);
  const perCompanyCents = companies === 0 ? null : Math.round(endCents / companies);
  const monthlyLost = startCents === 0 ? 0 : lostCents / startCents / months;
  const shareBps = (part: number): number | null =>
    startCents === 0 ? null : Math.round((part / startCents) * 10_000);
  return {
    annualCents: endCents * 12,
    perCompanyCents,
    grossChurnBps: shareBps(lostCents),
    netChurnBps: shareBps(lostCents - expansionCents),
    lifetimeCents:
      perCompanyCents === null || monthlyLost <= 0 ? null : Math.round(perCompanyCents / monthlyLost),
  };
}

/** The band of an invoice that is so many days late. */
export function overdueBandOf(daysLate: number): OverdueBand {
  if (daysLate <= 30) return 'to30';
  if (daysLate <= 60) return 'to60';
  return daysLate <= 90 ? 'to90' : 'over90';
}

/** A change of what a company pays a month. */
export interface RevenueMovement {
  readonly on: Day;
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** How recurring revenue moved in a month, and how many companies pay at its end. */
export interface RevenueMonth extends RevenueBridge {
  readonly month: Month;
  readonly companies: number;
}

/** Recurring revenue month by month. @param movements all of them until the last day that counts */
export function revenueMonths(
  movements: readonly RevenueMovement[],
  months: readonly Month[],
): readonly RevenueMonth[] {
  return months.map((month) => {
    const within = movements.filter(({ on }) => monthOf(on) === month);
    const earlier = movements.filter(({ on }) => monthOf(on) < month);
    const until = [...earlier, ...within];
    const count = (kind: MovementKind): number => ofKind(until, kind).length;
    return {
      month,
      startCents: changeOf(earlier),
      newCents: changeOf(ofKind(within, 'new')),
      expansionCents: changeOf(ofKind(within, 'expansion')),
      contractionCents: changeOf(ofKind(within, 'contraction')),
      churnCents: changeOf(ofKind(within, 'churn')),
      endCents: changeOf(until),
      companies: count('new') - count('churn'),
    };
  });
}

const ofKind = (movements: readonly RevenueMovement[], kind: MovementKind): readonly RevenueMovement[] =>
  movements.filter(({ beforeCents, afterCents }) => movementKind(beforeCents, afterCents) === kind);

const changeOf = (movements: readonly RevenueMovement[]): number =>
  movements.reduce((all, { beforeCents, afterCents }) => all + afterCents - beforeCents, 0);
