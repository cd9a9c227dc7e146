import { sumCents, type Cents } from '../money/cents.ts';
import { allExpenses } from './all-expenses.ts';
import { checkInput } from './check-input.ts';
import type { ExpenseResult } from './expense-line.ts';
import { financingOf } from './financing.ts';
import type { SimulationInput } from './input.ts';
import { simulationParameters } from './parameters.ts';
import { revenueOf } from './revenue.ts';
import type { Movements } from './simulation-months.ts';

/** Revenue, expenses and loans of a simulation, before anything is concluded from them. */
export interface Projection {
  readonly movements: Movements;
  readonly expenses: readonly ExpenseResult[];
  readonly revenueTtcCents: Cents;
}

/**
 * Sets out what comes in and goes out, line by line and month by month.
 *
 * @throws InvalidInputError naming the input, for what no form allows
 * @throws LegalParameterError when the law of one of its days is not known
 */
export function project(input: SimulationInput): Projection {
  checkInput(input);
  const revenue = revenueOf(input);
  const revenueTtcCents = sumCents(revenue.lines.map(({ priceTtcCents }) => priceTtcCents));
  const financing = financingOf(input, revenue.receipts);
  const { results, ledgers, financialCosts, repayments } = allExpenses(
    input,
    revenue,
    revenueTtcCents,
    financing,
    simulationParameters(input),
  );
  return {
    movements: { revenue, expenses: ledgers, financing, financialCosts, repayments },
    expenses: results,
    revenueTtcCents,
  };
}
