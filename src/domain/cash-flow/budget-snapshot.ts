import type { Cents } from '../money/cents.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';
import type { Budget } from './budget.ts';

/** What is kept of a budget, to compare a later one with. Amounts without VAT. */
export interface BudgetSnapshotFigures {
  readonly categories: readonly {
    readonly category: ExpenseCategory;
    readonly revisedCents: Cents;
    readonly paidCents: Cents;
    readonly eacCents: Cents;
  }[];
  readonly eacCents: Cents;
  readonly paidCents: Cents;
  readonly expectedCents: Cents;
  readonly estimatedMarginCents: Cents;
}

/** The figures of a budget that a snapshot keeps. */
export const snapshotOf = ({
  categories,
  total,
  revenue,
  estimatedMarginCents,
}: Budget): BudgetSnapshotFigures => ({
  categories: categories.map(({ category, revisedCents, paidCents, eacCents }) => ({
    category,
    revisedCents,
    paidCents,
    eacCents,
  })),
  eacCents: total.eacCents,
  paidCents: total.paidCents,
  expectedCents: revenue.expectedCents,
  estimatedMarginCents,
});
