import { InvalidInputError } from '../domain-error.ts';
import { cents, multiplyDivide, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { bpsWithin } from '../money/rate.ts';

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What an offer costs, before VAT. */
export interface PlanPrice {
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** Of one more person than the offer holds, a month. */
  readonly extraUserMonthlyCents: number;
}

/** Months that a year is charged as. */
export const monthsPaidAYear = 10;
/** People beyond the offer that can be had without asking. */
export const maxExtraUsers = 50;

/** Price of a whole period with its further people, in cents before VAT. @throws InvalidInputError */
export function periodPriceCents(plan: PlanPrice, period: BillingPeriod, extraUsers: number): Cents {
  if (!Number.isSafeInteger(extraUsers) || extraUsers < 0 || extraUsers > maxExtraUsers) {
    throw new InvalidInputError('extraUsers', extraUsers, `a whole number from 0 to ${maxExtraUsers}`);
  }
  const [base, months] = period === 'yearly' ? [plan.yearlyCents, monthsPaidAYear] : [plan.monthlyCents, 1];
  return cents(base + extraUsers * plan.extraUserMonthlyCents * months);
}

/** What a year costs less than twelve months; never below 0. */
export const yearlySavingCents = (plan: Pick<PlanPrice, 'monthlyCents' | 'yearlyCents'>): Cents =>
  cents(Math.max(0, plan.monthlyCents * 12 - plan.yearlyCents));

/** An amount before VAT with its VAT, rounded half-up once. */
export interface TaxedAmount {
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly totalCents: Cents;
}

/** Adds VAT to an amount before VAT. @throws InvalidInputError when the rate is not 0 to 100 % */
export function withVat(netCents: Cents, vatBps: number): TaxedAmount {
  const vatCents = multiplyDivide(netCents, bpsWithin('vatBps', vatBps), 10_000);
  return {
    netCents,
    vatCents,
    totalCents: cents(netCents + vatCents),
  };
}

/** What a code takes off; `value` is percent, cents, months or days by its kind. */
export interface Discount {
  readonly kind: 'percent' | 'amount' | 'free_months' | 'trial_days';
  readonly value: number;
  readonly duration: 'once' | 'n_periods' | 'forever';
  readonly periods: number | null;
}

/**
 * What a code takes off the price of one period: never more than it. Free months are whole periods of a monthly
 * subscription, and as many twelfths of a yearly one's first.
 *
 * @param periodIndex 0 for the first period that the code serves
 */
export function discountCents(
  discount: Discount,
  priceCents: Cents,
  period: BillingPeriod,
  periodIndex: number,
): Cents {
  if (priceCents <= 0 || !isInForce(discount, period, periodIndex)) return zeroCents;
  return cents(Math.min(priceCents, takenOff(discount, priceCents, period)));
}

function isInForce(discount: Discount, period: BillingPeriod, periodIndex: number): boolean {
  if (discount.kind === 'free_months') {
    return periodIndex < (period === 'monthly' ? discount.value : 1);
  }
  if (discount.duration === 'forever') return true;
  return periodIndex < (discount.duration === 'once' ? 1 : (discount.periods ?? 1));
}

function takenOff({ kind, value }: Discount, priceCents: Cents, period: BillingPeriod): number {
  switch (kind) {
    case 'percent':
      return multiplyDivide(priceCents, value, 100);
    case 'amount':
      return value;
    case 'free_months':
      return period === 'monthly' ? priceCents : multiplyDivide(priceCents, Math.min(12, value), 12);
    case 'trial_days':
      return 0;
  }
}

/** What is left of a credit once it has paid for what it can; both before VAT. */
export function spendCredit(dueCents: Cents, creditCents: Cents): { spentCents: Cents; leftCents: Cents } {
  const spentCents = cents(Math.max(0, Math.min(dueCents, creditCents)));
  return {
    spentCents,
    leftCents: subtractCents(creditCents, spentCents),
  };
}
