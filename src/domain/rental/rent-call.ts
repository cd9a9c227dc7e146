import {
  amountFrom0,
  multiplyDivide,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { bpsWithin } from '../money/rate.ts';
import { firstDayOf, lastDayOf, type Day, type Month } from '../time/day.ts';
import { dueDay, type RentTerm } from './lease.ts';
import { rentOfMonth, shareOfMonth } from './month-share.ts';

/** A revision that was asked for: the rent until its first day, and from it on. */
export interface RentStep {
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly effectiveOn: Day;
}

/** A lease as far as its calls go. */
export interface CalledLease {
  readonly startsOn: Day;
  /** Its last day; null while none is set. */
  readonly endsOn: Day | null;
  /** Rent without charges where nothing was revised. */
  readonly rentCents: Cents;
  readonly chargesCents: Cents;
  readonly otherCents: Cents;
  readonly vatBps: number;
  readonly dueDay: number;
  readonly terms: RentTerm;
  readonly steps: readonly RentStep[];
}

/** What is called for a month. */
export interface RentCall {
  readonly month: Month;
  readonly rentCents: Cents;
  readonly chargesCents: Cents;
  readonly otherCents: Cents;
  readonly vatCents: Cents;
  readonly totalCents: Cents;
  readonly dueOn: Day;
}

/** Rent without charges on a day, as the revisions that were asked for have it. */
export function rentOn(lease: Pick<CalledLease, 'rentCents' | 'steps'>, on: Day): Cents {
  const steps = lease.steps.toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? -1 : 1));
  const past = steps.findLast(({ effectiveOn }) => effectiveOn <= on);
  return past?.toCents ?? steps[0]?.fromCents ?? lease.rentCents;
}

/** VAT on what is called. @throws InvalidInputError for a rate beyond 0 to 100 % */
export const vatOfCall = (amounts: readonly Cents[], vatBps: number): Cents =>
  multiplyDivide(sumCents(amounts), bpsWithin('vatBps', vatBps), 10_000);

/**
 * What a lease calls for a month: rent and charges, by the actual days in the months in which it begins and ends,
 * rent by its parts where a revision takes effect within the month; each line rounded on its own. Null for a month in
 * which it does not hold.
 *
 * @throws InvalidInputError for an amount below 0
 */
export function rentCall(lease: CalledLease, month: Month): RentCall | null {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const from = lease.startsOn > first ? lease.startsOn : first;
  const to = lease.endsOn !== null && lease.endsOn < last ? lease.endsOn : last;
  if (from > to) return null;
  amountFrom0('rentCents', lease.rentCents);
  amountFrom0('chargesCents', lease.chargesCents);
  amountFrom0('otherCents', lease.otherCents);
  const share = (amount: Cents): Cents => shareOfMonth(amount, from, to);
  const step = lease.steps.find(({ effectiveOn }) => effectiveOn > first && effectiveOn <= last);
  const whole = from === first && to === last;
  const rentCents =
    step !== undefined && whole
      ? rentOfMonth(month, step.fromCents, step.toCents, step.effectiveOn)
      : share(rentOn(lease, from));
  const chargesCents = share(lease.chargesCents);
  const otherCents = share(lease.otherCents);
  const vatCents = vatOfCall([rentCents, chargesCents, otherCents], lease.vatBps);
  return {
    month,
    rentCents,
    chargesCents,
    otherCents,
    vatCents,
    totalCents: sumCents([rentCents, chargesCents, otherCents, vatCents]),
    dueOn: dueDay(month, lease.dueDay, lease.terms, lease.startsOn),
  };
}

/** A call as it stands: what was called, what came in. */
export interface RentCallAmounts {
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly dueOn: Day;
  readonly isCancelled: boolean;
}

export const rentCallStates = ['issued', 'partially_paid', 'paid', 'overdue', 'cancelled'] as const;
export type RentCallState = (typeof rentCallStates)[number];

/** Days after the due day from which a call is late. */
export const lateAfterDays = 5;
/** Days after the due day on which the three reminders are due. */
export const reminderDays = [5, 15, 30] as const;

/** What is still owed; nothing for a call that was cancelled, and nothing below 0 for one paid in advance. */
export function owedCents({ totalCents, paidCents, isCancelled }: RentCallAmounts): Cents {
  return isCancelled || paidCents >= totalCents ? zeroCents : subtractCents(totalCents, paidCents);
}
