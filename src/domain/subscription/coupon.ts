import { cents, sumCents, type Cents } from '../money/cents.ts';
import { discountCents, type BillingPeriod, type Discount } from './price.ts';

export const couponKinds = ['percent', 'amount', 'free_months', 'trial_days'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponDurations = ['once', 'n_periods', 'forever'] as const;

/** Signs of codes that are made: none that is taken for another. */
export const couponSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Whether a code gives something now. */
export const couponStates = ['planned', 'active', 'expired', 'exhausted', 'disabled'] as const;
export type CouponState = (typeof couponStates)[number];

/** Greatest value of each kind: percent, cents, months, days. */
export const maxCouponValue: Readonly<Record<CouponKind, number>> = {
  percent: 100,
  amount: 1_000_000,
  free_months: 12,
  trial_days: 60,
};

interface CouponFacts {
  readonly isDisabled: boolean;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly maxRedemptions: number | null;
  readonly redemptionsCount: number;
}

/** The state of a code on a day; switched off outweighs used up, which outweighs time. */
export function couponState(
  { isDisabled, startsOn, endsOn, maxRedemptions, redemptionsCount }: CouponFacts,
  today: string,
): CouponState {
  if (isDisabled) return 'disabled';
  if (maxRedemptions !== null && redemptionsCount >= maxRedemptions) return 'exhausted';
  if (endsOn !== null && endsOn < today) return 'expired';
  return today < startsOn ? 'planned' : 'active';
}

/** What somebody with a limited right may give at most: a fifth of the price, or a month. */
const limits = { percent: 20, months: 1, trialDays: 30 } as const;

/**
 * True when a code stays within 20 % or a month.
 *
 * @param smallestPriceCents what the cheapest month costs that it can be used for
 */
export function isWithinLimit(
  { kind, value }: Pick<Discount, 'kind' | 'value'>,
  smallestPriceCents: number,
): boolean {
  switch (kind) {
    case 'percent':
      return value <= limits.percent;
    case 'amount':
      return value * 100 <= smallestPriceCents * limits.percent;
    case 'free_months':
      return value <= limits.months;
    case 'trial_days':
      return value <= limits.trialDays;
  }
}

/** What a code is worth to a company with some offer. */
export interface CouponWorth {
  /** Price of the first period with the code, before VAT. */
  readonly firstCents: Cents;
  /** Taken off over a year, before VAT. */
  readonly yearCents: Cents;
}

/** What a code takes off the price of an offer: in its first period, and over its first year. */
export function couponWorth(discount: Discount, priceCents: Cents, period: BillingPeriod): CouponWorth {
  const off = (index: number): Cents => discountCents(discount, priceCents, period, index);
  const periods = period === 'monthly' ? 12 : 1;
  return {
    firstCents: cents(priceCents - off(0)),
    yearCents: sumCents(Array.from({ length: periods }, (_, index) => off(index))),
  };
}
