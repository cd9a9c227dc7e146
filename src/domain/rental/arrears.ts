import { sumCents, type Cents } from '../money/cents.ts';
import { daysBetween, type Day } from '../time/day.ts';
import {
  lateAfterDays,
  owedCents,
  reminderDays,
  type RentCallAmounts,
  type RentCallState,
} from './rent-call.ts';

/** Ages by which what is unpaid is told, in days since it fell due. */
export const arrearsAges = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;
export type ArrearsAge = (typeof arrearsAges)[number];

/** The state of a call, which follows from what was paid and from the day. */
export function callState(call: RentCallAmounts, today: Day): RentCallState {
  if (call.isCancelled) return 'cancelled';
  if (owedCents(call) === 0) return 'paid';
  if (daysBetween(call.dueOn, today) >= lateAfterDays) return 'overdue';
  return call.paidCents > 0 ? 'partially_paid' : 'issued';
}

/** Days since an unpaid call fell due; 0 for one that is paid, cancelled or not due yet. */
export function daysLate(call: RentCallAmounts, today: Day): number {
  return owedCents(call) === 0 ? 0 : Math.max(0, daysBetween(call.dueOn, today));
}

/** The reminder that a call is due for: 1, 2 or 3; 0 for none. */
export function reminderLevel(call: RentCallAmounts, today: Day): 0 | 1 | 2 | 3 {
  const days = daysLate(call, today);
  return reminderDays.filter((after) => days >= after).length as 0 | 1 | 2 | 3;
}

function ageOf(days: number): ArrearsAge {
  if (days <= 30) return 'upTo30';
  if (days <= 60) return 'upTo60';
  return days <= 90 ? 'upTo90' : 'over90';
}

/** What is unpaid of calls that fell due, by its age. @throws InvalidInputError beyond 2^53 */
export function arrearsByAge(
  calls: readonly RentCallAmounts[],
  today: Day,
): Readonly<Record<ArrearsAge, Cents>> {
  const due = calls.filter((call) => call.dueOn < today && owedCents(call) > 0);
  const of = (age: ArrearsAge): Cents =>
    sumCents(due.filter((call) => ageOf(daysLate(call, today)) === age).map(owedCents));
  return { upTo30: of('upTo30'), upTo60: of('upTo60'), upTo90: of('upTo90'), over90: of('over90') };
}
