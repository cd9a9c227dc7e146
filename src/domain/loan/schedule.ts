import { InvalidInputError } from '../domain-error.ts';
import { cents } from '../money/cents.ts';
import { addMonths, monthOf, type Day, type Month } from '../time/day.ts';
import { drawsOf, type Draw, type Drawdown } from './drawdown.ts';
import { runMonth, untouchedLoan } from './loan-month.ts';
import { plannedMovements, type EarlyRepayment, type Movement, type Receipt } from './movement.ts';
import { isIdle, type LoanRow } from './row.ts';
import { checkLoan, maturityOf, type LoanTerms } from './terms.ts';
import { totalsOf, type LoanTotals } from './totals.ts';

/** A loan month by month, from signature or first draw to the last month in which anything happens. */
export interface LoanSchedule {
  readonly calculation: 'loan-schedule';
  readonly loan: LoanTerms;
  readonly maturityOn: Day;
  readonly rows: readonly LoanRow[];
  /** Every change of the capital owed, by day. */
  readonly movements: readonly Movement[];
  readonly totals: LoanTotals;
}

/**
 * The schedule of a loan from its drawdowns and the receipts that repay it. Without drawdowns nothing is owed:
 * `drawnAtOnce(loan)` stands for a loan drawn in full on its first day. The last balance is exactly 0.
 *
 * A constant instalment is made anew, up to the same maturity, whenever money is drawn or repaid early or the
 * rate changes.
 *
 * @param receipts money received, of which `sweepRateBps` repays the loan
 * @throws InvalidInputError naming the field, for terms that no form allows and draws the loan does not admit
 */
export function loanSchedule(
  loan: LoanTerms,
  drawdowns: readonly Drawdown[],
  receipts: readonly Receipt[] = [],
  earlyRepayments: readonly EarlyRepayment[] = [],
): LoanSchedule {
  checkLoan(loan);
  const draws = drawsOf(loan, drawdowns);
  for (const { amountCents } of receipts) cents(amountCents);
  for (const [index, { amountCents }] of earlyRepayments.entries()) {
    if (cents(amountCents) <= 0) {
      throw new InvalidInputError(`earlyRepayments[${index}]`, amountCents, 'an amount above 0');
    }
  }
  const planned = plannedMovements(loan, draws, receipts, earlyRepayments);
  const maturityOn = maturityOf(loan);
  const rows: LoanRow[] = [];
  const movements: Movement[] = [];
  let state = untouchedLoan;
  const last = monthOf(maturityOn);
  for (let month = firstMonth(loan, draws); month <= last; month = addMonths(month, 1)) {
    const run = runMonth(loan, maturityOn, month, state, planned.get(month) ?? []);
    rows.push(run.row);
    movements.push(...run.movements);
    state = run.after;
  }
  const busy = rows.slice(0, rows.findLastIndex((row) => !isIdle(row)) + 1);
  return {
    calculation: 'loan-schedule',
    loan,
    maturityOn,
    rows: busy,
    movements,
    totals: totalsOf(busy),
  };
}

function firstMonth(loan: LoanTerms, draws: readonly Draw[]): Month {
  const days = [loan.firstDrawOn, loan.signedOn, draws[0]?.on].filter(
    (on) => on !== null && on !== undefined,
  );
  return monthOf(days.reduce((earliest, on) => (on < earliest ? on : earliest)));
}
