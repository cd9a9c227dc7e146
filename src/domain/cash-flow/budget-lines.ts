import { addCents, zeroCents } from '../money/cents.ts';
import type { ExpenseCategory } from '../simulation/expense-line.ts';
import type { BudgetLine } from './budget.ts';
import type { ExpenseProgress, ProgressedExpense } from './budget-progress.ts';

/** A line of the budget as it was entered. */
export type EnteredLine = Pick<
  BudgetLine,
  'id' | 'category' | 'label' | 'initialCents' | 'revisedCents' | 'eacCents'
>;

/** Begins the identifier of a line that no one entered: expenses of a category outside the budget. */
export const outsidePrefix = 'outside:';

/**
 * Lines with how far their expenses have come. An expense belongs to the line of its category and label, else to
 * the first line of its category; of a category without any line, to a line outside the budget.
 */
export function linesWithProgress(
  lines: readonly EnteredLine[],
  expenses: readonly ProgressedExpense[],
): readonly BudgetLine[] {
  const progress = new Map<string, ExpenseProgress>();
  const outside: ExpenseCategory[] = [];
  for (const expense of expenses) {
    const own = lines.filter(({ category }) => category === expense.category);
    const line = own.find(({ label }) => label === expense.label) ?? own[0];
    if (line === undefined && !outside.includes(expense.category)) outside.push(expense.category);
    const id = line?.id ?? `${outsidePrefix}${expense.category}`;
    progress.set(id, plus(progress.get(id) ?? none, expense));
  }
  const added = outside.map((category): EnteredLine => ({
    id: `${outsidePrefix}${category}`,
    category,
    label: '',
    initialCents: zeroCents,
    revisedCents: zeroCents,
    eacCents: null,
  }));
  return [...lines, ...added]
    .map((line): BudgetLine => ({ ...line, ...(progress.get(line.id) ?? none) }))
    .filter(({ id, committedCents }) => !id.startsWith(outsidePrefix) || committedCents !== 0);
}

const none: ExpenseProgress = { committedCents: zeroCents, invoicedCents: zeroCents, paidCents: zeroCents };

const plus = (a: ExpenseProgress, b: ExpenseProgress): ExpenseProgress => ({
  committedCents: addCents(a.committedCents, b.committedCents),
  invoicedCents: addCents(a.invoicedCents, b.invoicedCents),
  paidCents: addCents(a.paidCents, b.paidCents),
});
