import { addCents, cents, zeroCents, type Cents } from '../money/cents.ts';
import { lastDayOf, type Month } from '../time/day.ts';
import { vatReturn } from '../vat/vat-return.ts';
import type { FinancialCategory } from './expense-line.ts';
import type { ExpenseLedgers } from './expense-months.ts';
import type { Financing } from './financing.ts';
import type { Revenue } from './revenue.ts';
import {
  book,
  bookedIn,
  emptyLedger,
  monthNumber,
  monthOfNumber,
  monthsOf,
  type Ledger,
  type MonthNumber,
} from './timeline.ts';
import type { DatedFlow } from './xirr.ts';

/** One month of a simulation. Amounts are positive in the sense of their name. */
export interface SimulationMonth {
  readonly month: Month;
  readonly receiptsTtcCents: Cents;
  /** Without the costs of financing. */
  readonly expensesHtCents: Cents;
  readonly supplierVatCents: Cents;
  /** VAT due on sales this month. */
  readonly vatCollectedCents: Cents;
  readonly vatDeductibleCents: Cents;
  /** Paid to the State for the month before; negative when paid back. */
  readonly vatReturnPaidCents: Cents;
  /** Receipts − expenses − VAT of suppliers − VAT returns. */
  readonly projectFlowCents: Cents;
  readonly loanDrawCents: Cents;
  readonly loanRepaymentCents: Cents;
  readonly interestCents: Cents;
  readonly commitmentCents: Cents;
  readonly loanFeesCents: Cents;
  /** Project flow + draws − repayments − interest − commitment − loan fees: what equity sees. */
  readonly flowAfterFinancingCents: Cents;
  /** Sum of the flows after financing so far. */
  readonly cumulativeFlowCents: Cents;
  readonly equityInCents: Cents;
  /** Sum of flows after financing and equity so far. */
  readonly cashCents: Cents;
  readonly loanBalanceCents: Cents;
}

/** All that moves in the months of a simulation. */
export interface Movements {
  readonly revenue: Revenue;
  readonly expenses: ExpenseLedgers;
  readonly financing: Financing;
  readonly financialCosts: Readonly<Record<FinancialCategory, Ledger>>;
  readonly repayments: Ledger;
}

/** The months of a simulation, without a gap, from its start to the last one in which money moves. */
export function simulationMonths(moved: Movements, start: MonthNumber): readonly SimulationMonth[] {
  const { revenue, expenses, financing, financialCosts, repayments } = moved;
  const taxes = vatPaid(revenue, expenses.deductible);
  const { interest, commitment, loan_fees } = financialCosts;
  const financial = [financing.draws, repayments, interest, commitment, loan_fees, financing.injections];
  const moving = [revenue.receipts, revenue.collected, expenses.ht, expenses.vat, taxes, ...financial];
  let [cumulative, cash] = [zeroCents, zeroCents];
  return monthsOf(moving, start).map((at): SimulationMonth => {
    const receiptsTtcCents = bookedIn(revenue.receipts, at);
    const expensesHtCents = bookedIn(expenses.ht, at);
    const supplierVatCents = bookedIn(expenses.vat, at);
    const vatReturnPaidCents = bookedIn(taxes, at);
    const projectFlowCents = cents(
      receiptsTtcCents - expensesHtCents - supplierVatCents - vatReturnPaidCents,
    );
    const loanDrawCents = bookedIn(financing.draws, at);
    const loanRepaymentCents = bookedIn(repayments, at);
    const interestCents = bookedIn(interest, at);
    const commitmentCents = bookedIn(commitment, at);
    const loanFeesCents = bookedIn(loan_fees, at);
    const paid = loanRepaymentCents + interestCents + commitmentCents + loanFeesCents;
    const flowAfterFinancingCents = cents(projectFlowCents + loanDrawCents - paid);
    const equityInCents = bookedIn(financing.injections, at);
    cumulative = addCents(cumulative, flowAfterFinancingCents);
    cash = cents(cash + flowAfterFinancingCents + equityInCents);
    return {
      month: monthOfNumber(at),
      receiptsTtcCents,
      expensesHtCents,
      supplierVatCents,
      vatCollectedCents: bookedIn(revenue.collected, at),
      vatDeductibleCents: bookedIn(expenses.deductible, at),
      vatReturnPaidCents,
      projectFlowCents,
      loanDrawCents,
      loanRepaymentCents,
      interestCents,
      commitmentCents,
      loanFeesCents,
      flowAfterFinancingCents,
      cumulativeFlowCents: cumulative,
      equityInCents,
      cashCents: cash,
      loanBalanceCents: bookedIn(financing.balances, at),
    };
  });
}

/** Flows of the months on their last days, as the rate of return wants them. */
export function datedFlows(
  months: readonly SimulationMonth[],
  flow: (month: SimulationMonth) => Cents,
): readonly DatedFlow[] {
  return months.flatMap((month) => {
    const amount = flow(month);
    return amount === 0 ? [] : [{ on: lastDayOf(month.month), cents: amount }];
  });
}

/** Monthly returns: a credit left after the last receipt is paid back. */
function vatPaid({ receipts, collected }: Revenue, deductible: Ledger): Ledger {
  const months = [...new Set([...collected.amounts.keys(), ...deductible.amounts.keys()])];
  const last = Math.max(...receipts.amounts.keys(), ...collected.amounts.keys());
  const returns = vatReturn(
    months.map((at) => ({
      month: monthOfNumber(at),
      collectedCents: bookedIn(collected, at),
      deductibleCents: bookedIn(deductible, at),
    })),
    Number.isFinite(last) ? monthOfNumber(last) : undefined,
  );
  const paid = emptyLedger();
  for (const { month, paidCents } of returns.months) book(paid, monthNumber(month), paidCents);
  return paid;
}
