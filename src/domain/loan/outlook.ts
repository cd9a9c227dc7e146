import { lastDayOf, monthOf, type Day } from '../time/day.ts';
import { drawnAtOnce, type Drawdown } from './drawdown.ts';
import type { EarlyRepayment, Receipt } from './movement.ts';
import { loanPosition, type LoanPosition } from './position.ts';
import { loanSchedule, type LoanSchedule } from './schedule.ts';
import { maturityOf, type LoanTerms } from './terms.ts';

/** Where a loan stands on a day, and where it goes from there. */
export interface LoanOutlook {
  /** Of what has happened: released drawdowns, money received. What is due next follows the plan. */
  readonly position: LoanPosition;
  /** Of what has happened and what is planned. */
  readonly schedule: LoanSchedule;
  /** No drawdown is planned: the schedule takes the loan as drawn at once. */
  readonly isDrawAssumed: boolean;
}

/** Money of the operation that a loan may be repaid out of. */
export interface SweptReceipt extends Receipt {
  readonly isReceived: boolean;
}

/**
 * Where a loan stands on a day, and its schedule. A drawdown that is planned for a day gone by is expected on this
 * day, one that the loan no longer admits then is not expected any more; a receipt that is late, on the last day of
 * this month.
 *
 * @throws InvalidInputError for terms, drawdowns and amounts that the schedule refuses
 */
export function loanOutlook(
  loan: LoanTerms,
  drawdowns: readonly Drawdown[],
  receipts: readonly SweptReceipt[],
  earlyRepayments: readonly EarlyRepayment[],
  today: Day,
): LoanOutlook {
  const released = drawdowns.filter(
    ({ status, releasedOn }) => status === 'released' && isPast(releasedOn, today),
  );
  const happened = loanSchedule(
    loan,
    released,
    receipts.filter(({ on, isReceived }) => isReceived && on <= today),
    earlyRepayments.filter(({ on }) => on <= today),
  );
  const expected = expectedDrawdowns(loan, drawdowns, today);
  const isDrawAssumed = expected.length === 0;
  const monthEnd = lastDayOf(monthOf(today));
  const schedule = loanSchedule(
    loan,
    isDrawAssumed ? drawnAtOnce(loan) : expected,
    receipts.map((receipt) =>
      receipt.isReceived || receipt.on > today ? receipt : { ...receipt, on: monthEnd },
    ),
    earlyRepayments,
  );
  const { next } = loanPosition(schedule, today);
  return {
    position: { ...loanPosition(happened, today), next: isDrawAssumed ? null : next },
    schedule,
    isDrawAssumed,
  };
}

const isPast = (on: Day | null, today: Day): boolean => on !== null && on <= today;

function expectedDrawdowns(loan: LoanTerms, drawdowns: readonly Drawdown[], today: Day): readonly Drawdown[] {
  const maturityOn = maturityOf(loan);
  const lastOn =
    loan.availabilityEndOn !== null && loan.availabilityEndOn < maturityOn
      ? loan.availabilityEndOn
      : maturityOn;
  return drawdowns.flatMap((drawdown): readonly Drawdown[] => {
    if (drawdown.status === 'cancelled') return [];
    if (drawdown.status === 'released' || drawdown.plannedOn >= today) return [drawdown];
    return today <= lastOn ? [{ ...drawdown, plannedOn: today }] : [];
  });
}
