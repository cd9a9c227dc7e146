import { cents, type Cents, sumCents } from '../money/cents.ts';
import { allExpenses } from './all-expenses.ts';
import type { ExpenseResult } from './expense-line.ts';
import { financingOf } from './financing.ts';
import type { SimulationInput } from './input.ts';
import { simulationParameters } from './parameters.ts';
import { revenueOf } from './revenue.ts';
import type { Movements } from './simulation-months.ts';
import { InvalidInputError } from '../domain-error.ts';

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

/** Refuses what no form of a simulation lets through. @throws InvalidInputError naming the input */
function checkInput(input: SimulationInput): void {
  const { startMonth, durationMonths, purchasePriceCents, expenses } = input;
  if (!/^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(startMonth)) {
    throw new InvalidInputError('startMonth', startMonth, 'a month from 2000-01 to 2199-12');
  }
  if (!Number.isSafeInteger(durationMonths) || durationMonths < 1 || durationMonths > 120) {
    throw new InvalidInputError('durationMonths', durationMonths, '1 to 120 months');
  }
  if (cents(purchasePriceCents) < 0) {
    throw new InvalidInputError('purchasePriceCents', purchasePriceCents, 'an amount from 0');
  }
  const ids = new Set<string>();
  for (const { id } of expenses) {
    if (ids.has(id)) throw new InvalidInputError('expenses.id', id, 'an id that stands once');
    ids.add(id);
  }
}
