import { InvalidInputError } from '../domain-error.ts';
import { addCents, cents, subtractCents, type Cents } from '../money/cents.ts';
import { applyRate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import type { Drawdown } from './drawdown.ts';
import type { Receipt } from './movement.ts';
import { outstandingOn } from './position.ts';
import { loanSchedule, type LoanSchedule } from './schedule.ts';
import type { LoanTerms } from './terms.ts';

/** What giving capital back early costs and saves. */
export interface EarlyRepaymentQuote {
  readonly calculation: 'early-repayment';
  readonly loan: LoanTerms;
  readonly on: Day;
  /** Capital owed before it. */
  readonly outstandingCents: Cents;
  readonly repaidCents: Cents;
  readonly penaltyCents: Cents;
  /** Capital and penalty: what is to be paid, besides the interest of the month. */
  readonly toPayCents: Cents;
  /** Interest of the loan without it. */
  readonly interestBeforeCents: Cents;
  /** Interest of the loan with it. */
  readonly interestAfterCents: Cents;
  /** Interest no longer to be paid. */
  readonly savedInterestCents: Cents;
  readonly schedule: LoanSchedule;
}

/**
 * What an early repayment would cost and save, and the schedule after it.
 *
 * @param amountCents `null` for all that is owed
 * @throws InvalidInputError when it is not above 0 or more than what is owed on the day
 */
export function quoteEarlyRepayment(
  loan: LoanTerms,
  drawdowns: readonly Drawdown[],
  receipts: readonly Receipt[],
  on: Day,
  amountCents: Cents | null,
): EarlyRepaymentQuote {
  const before = loanSchedule(loan, drawdowns, receipts);
  const outstandingCents = outstandingOn(before, on);
  const repaidCents = amountCents ?? outstandingCents;
  if (cents(repaidCents) <= 0 || repaidCents > outstandingCents) {
    const expected = `an amount above 0, at most the ${outstandingCents} cents owed on ${on}`;
    throw new InvalidInputError('earlyRepayment.amountCents', repaidCents, expected);
  }
  const early = { on, amountCents: repaidCents, hasPenalty: true };
  const schedule = loanSchedule(loan, drawdowns, receipts, [early]);
  const penaltyCents = applyRate(repaidCents, loan.prepaymentPenaltyRate);
  return {
    calculation: 'early-repayment',
    loan,
    on,
    outstandingCents,
    repaidCents,
    penaltyCents,
    toPayCents: addCents(repaidCents, penaltyCents),
    interestBeforeCents: before.totals.interestCents,
    interestAfterCents: schedule.totals.interestCents,
    savedInterestCents: subtractCents(before.totals.interestCents, schedule.totals.interestCents),
    schedule,
  };
}
