import { sumCents, zeroCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import type { LoanSchedule } from './schedule.ts';
import { totalsOf } from './totals.ts';

/** Where a loan stands at the end of a day. */
export interface LoanPosition {
  readonly calculation: 'loan-position';
  readonly on: Day;
  readonly drawnCents: Cents;
  readonly repaidCents: Cents;
  /** Interest added to the capital so far. */
  readonly capitalisedCents: Cents;
  readonly outstandingCents: Cents;
  /** Interest of the months that fell due up to the day. */
  readonly interestToDateCents: Cents;
  readonly commitmentToDateCents: Cents;
  /** The next month with something to pay, or `null` when there is none. */
  readonly next: { readonly dueOn: Day; readonly paymentCents: Cents } | null;
}

/** Capital owed at the end of a day, capitalised interest included. */
export function outstandingOn(schedule: LoanSchedule, on: Day): Cents {
  return schedule.movements.findLast((movement) => movement.on <= on)?.balanceCents ?? zeroCents;
}

/** Where a loan stands at the end of a day, and what is to be paid next. */
export function loanPosition(schedule: LoanSchedule, on: Day): LoanPosition {
  const moved = (...kinds: readonly string[]) =>
    sumCents(
      schedule.movements
        .filter((movement) => movement.on <= on && kinds.includes(movement.kind))
        .map(({ amountCents }) => amountCents),
    );
  const due = totalsOf(schedule.rows.filter(({ dueOn }) => dueOn <= on));
  const next = schedule.rows.find(({ dueOn, paymentCents }) => dueOn > on && paymentCents > 0);
  return {
    calculation: 'loan-position',
    on,
    drawnCents: moved('draw'),
    repaidCents: moved('instalment', 'sweep', 'prepayment'),
    capitalisedCents: moved('capitalisation'),
    outstandingCents: outstandingOn(schedule, on),
    interestToDateCents: due.interestCents,
    commitmentToDateCents: due.commitmentCents,
    next: next ? { dueOn: next.dueOn, paymentCents: next.paymentCents } : null,
  };
}
