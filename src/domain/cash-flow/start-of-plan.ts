import { cents, addCents, type Cents } from '../money/cents.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';
import type { SimulationInput } from '../simulation/input.ts';
import { simulate } from '../simulation/simulate.ts';
import { simulationFlows } from '../simulation/simulation-flows.ts';
import type { CashFlowEntry } from './entry.ts';
import { simulationEntries } from './simulation-entries.ts';

/** What a validated simulation starts the budget and the plan of cash of its operation with. */
export interface StartOfPlan {
  readonly budget: readonly {
    /** Of the expense in the simulation. */
    readonly lineId: string;
    readonly category: ExpenseCategory;
    readonly label: string;
    /** Without the VAT that the State gives back. */
    readonly initialCents: Cents;
  }[];
  readonly revenueHtCents: Cents;
  /** Without payments of VAT: they follow from the others. VAT that is lost is part of the amount without VAT. */
  readonly entries: readonly CashFlowEntry[];
}

/**
 * Budget and flows of a simulation.
 *
 * @throws InvalidInputError naming the input, for what no form allows
 */
export function startOfPlan(input: SimulationInput): StartOfPlan {
  const { expenses, revenueHtCents } = simulate(input);
  // The flows of a line begin with its identifier: `worksLines.0:2026-06`.
  const lost = new Set(expenses.filter(({ deductibleCents }) => deductibleCents === 0).map(({ id }) => id));
  const entries = simulationEntries(simulationFlows(input))
    .filter(({ category }) => category !== 'vat_payment')
    .map((entry): CashFlowEntry => {
      const [origin = ''] = entry.source.id.split(':');
      if (!lost.has(origin)) return entry;
      return { ...entry, htCents: addCents(entry.htCents, entry.vatCents), vatCents: cents(0) };
    });
  return {
    budget: expenses
      .filter(({ costCents }) => costCents !== 0)
      .map(({ id, category, label, costCents }) => ({
        lineId: id,
        category,
        label,
        initialCents: costCents,
      })),
    revenueHtCents,
    entries,
  };
}
