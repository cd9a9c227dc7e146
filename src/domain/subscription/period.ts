import { addToDay, day, daysBetween, type Day } from '../time/day.ts';
import { cents, multiplyDivide, zeroCents, type Cents } from '../money/cents.ts';
import type { BillingPeriod } from './price.ts';

/** A period that was paid for: its first day, and the first day of the next. */
export interface PaidPeriod {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/**
 * The period that begins on a day.
 *
 * @param anchorDate day of the month of the subscription: a month without it ends on its last day, and the
 *   next one has it again
 */
export function periodFrom(
  startsOn: Day,
  period: BillingPeriod,
  anchorDate = Number(startsOn.slice(8)),
): PaidPeriod {
  const next = addToDay(
    day(`${startsOn.slice(0, 7)}-01`),
    period === 'yearly' ? { years: 1 } : { months: 1 },
  );
  const last = Number(addToDay(addToDay(next, { months: 1 }), { days: -1 }).slice(8));
  const date = String(Math.min(anchorDate, last)).padStart(2, '0');
  return { startsOn, endsOn: day(`${next.slice(0, 7)}-${date}`) };
}

/** The share of a price for the days of a period from `on` until its end: all before it, nothing after it. */
export function unusedCents(priceCents: Cents, { startsOn, endsOn }: PaidPeriod, on: Day): Cents {
  const whole = daysBetween(startsOn, endsOn);
  const left = Math.min(whole, Math.max(0, daysBetween(on, endsOn)));
  return whole <= 0 ? zeroCents : multiplyDivide(priceCents, left, whole);
}

/** Whole days that a trial has left, counting the running one; 0 once it is over. */
export const trialDaysLeft = (now: Date, endsAt: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 86_400_000));

/** A negative amount as a credit, a positive one as due. */
export const splitDue = (net: number): { dueCents: Cents; creditCents: Cents } => ({
  dueCents: cents(Math.max(0, net)),
  creditCents: cents(Math.max(0, -net)),
});
