import { InvalidInputError } from '../domain-error.ts';
import { termsOfAssumedLoan } from '../loan/assumed-loan.ts';
import { drawnAtOnce } from '../loan/drawdown.ts';
import { loanSchedule, type LoanSchedule } from '../loan/schedule.ts';
import { cents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { lastDayOf } from '../time/day.ts';
import type { FinancialCategory } from './expense-line.ts';
import type { SimulatedLoan, SimulationInput } from './input.ts';
import { book, emptyLedger, monthNumber, monthOfNumber, type Ledger } from './timeline.ts';

/** What the loans bring and cost, month by month. */
export interface Financing {
  readonly schedules: readonly LoanSchedule[];
  readonly loansCents: Cents;
  readonly draws: Ledger;
  /** Capital paid back, capitalised interest included. */
  readonly repayments: Ledger;
  /** Of the repayments, what was drawn: without the interest that had been added to the capital. */
  readonly drawnRepayments: Ledger;
  readonly balances: Ledger;
  /** Interest paid, with insurance of the borrower; commitment fee; fees of file and guarantee, with penalties. */
  readonly paid: Readonly<Record<FinancialCategory, Ledger>>;
  /** What each comes to as a cost, capitalised interest included. */
  readonly costs: Readonly<Record<FinancialCategory, Cents>>;
  readonly injections: Ledger;
}

/**
 * The loans of a simulation, repaid out of its receipts (taken on the last day of each month), and its equity.
 *
 * @throws InvalidInputError for terms that a loan does not admit, or injections that do not add up to the equity
 */
export function financingOf(input: SimulationInput, receipts: Ledger): Financing {
  const received = [...receipts.amounts]
    .toSorted(([a], [b]) => a - b)
    .map(([at, amount]) => ({ on: lastDayOf(monthOfNumber(at)), amountCents: cents(amount) }));
  const schedules = loansOf(input).map(({ terms, drawdowns }) =>
    loanSchedule(terms, drawdowns ?? drawnAtOnce(terms), received),
  );
  const ledgers = {
    draws: emptyLedger(),
    repayments: emptyLedger(),
    drawnRepayments: emptyLedger(),
    balances: emptyLedger(),
    paid: { interest: emptyLedger(), commitment: emptyLedger(), loan_fees: emptyLedger() },
  };
  for (const schedule of schedules) bookSchedule(ledgers, schedule);
  const costOf = (figure: (totals: LoanSchedule['totals']) => readonly Cents[]): Cents =>
    sumCents(schedules.flatMap(({ totals }) => figure(totals)));
  return {
    schedules,
    loansCents: sumCents(schedules.map(({ loan }) => loan.amountCents)),
    ...ledgers,
    costs: {
      interest: costOf(({ interestCents, insuranceCents }) => [interestCents, insuranceCents]),
      commitment: costOf(({ commitmentCents }) => [commitmentCents]),
      loan_fees: costOf(({ feesCents, penaltyCents }) => [feesCents, penaltyCents]),
    },
    injections: injectionsOf(input),
  };
}

function loansOf({ loans, assumedLoan, purchaseOn }: SimulationInput): readonly SimulatedLoan[] {
  if (loans.length > 0) return loans;
  if (assumedLoan === null || assumedLoan.amountCents === 0) return [];
  return [{ terms: termsOfAssumedLoan(assumedLoan, purchaseOn), drawdowns: null }];
}

type Ledgers = Pick<Financing, 'draws' | 'repayments' | 'drawnRepayments' | 'balances' | 'paid'>;

function bookSchedule(to: Ledgers, { rows, totals }: LoanSchedule): void {
  let left: number = totals.drawnCents;
  for (const row of rows) {
    const at = monthNumber(row.month);
    book(to.draws, at, row.drawCents);
    book(to.repayments, at, row.repaymentCents);
    const ofDrawn = Math.min(left, row.repaymentCents);
    left -= ofDrawn;
    book(to.drawnRepayments, at, ofDrawn);
    book(to.balances, at, row.closingCents);
    book(to.paid.interest, at, row.interestCents - row.capitalisedCents + row.insuranceCents);
    book(to.paid.commitment, at, row.commitmentCents);
    book(to.paid.loan_fees, at, row.feesCents + row.penaltyCents);
  }
}

function injectionsOf({ equityCents, equityInjections, startMonth }: SimulationInput): Ledger {
  if (cents(equityCents) < 0) throw new InvalidInputError('equityCents', equityCents, 'an amount from 0');
  const ledger = emptyLedger();
  if (equityInjections.length === 0) {
    book(ledger, monthNumber(startMonth), equityCents);
    return ledger;
  }
  let sum = zeroCents;
  for (const injection of equityInjections) {
    sum = cents(sum + injection.cents);
    book(ledger, monthNumber(injection.month), injection.cents);
  }
  if (sum !== equityCents) {
    throw new InvalidInputError('equityInjections', sum, `injections that add up to ${equityCents}`);
  }
  return ledger;
}
