import type { CashFlowEntry } from '../cash-flow/entry.ts';
import { expenseCategories, isFinancial, type ExpenseCategory } from '../simulation/expense-line.ts';
import { xirr } from '../simulation/xirr.ts';
import { cents, type Cents } from '../money/cents.ts';
import { daysBetween, lastDayOf, type Day } from '../time/day.ts';

/** What was spent on a category, without VAT. */
export interface SpentCategory {
  readonly category: ExpenseCategory;
  readonly paidCents: Cents;
}

const isExpense = (category: CashFlowEntry['category']): category is ExpenseCategory =>
  expenseCategories.some((one) => one === category);

/** What was paid for an operation, category by category in their usual order: lost when it is given up. */
export function spentByCategory(entries: readonly CashFlowEntry[]): readonly SpentCategory[] {
  const paid = entries.filter(
    ({ state, direction, category }) => state === 'actual' && direction === 'out' && isExpense(category),
  );
  return expenseCategories.flatMap((category) => {
    const own = paid.filter((entry) => entry.category === category);
    if (own.length === 0) return [];
    return [{ category, paidCents: cents(own.reduce((sum, { htCents }) => sum + htCents, 0)) }];
  });
}

/** Money that moved between an operation and those who finance it: not a flow of the project. */
const financing: readonly CashFlowEntry['category'][] = ['draw', 'repayment', 'equity', 'distribution'];

/**
 * The yearly return of the project in basis points, of what was paid and received alone, VAT included and financing
 * aside, each at the end of its month; null where there is none.
 */
export function actualIrrBps(entries: readonly CashFlowEntry[]): number | null {
  const flows = entries
    .filter(
      ({ state, category }) =>
        state === 'actual' &&
        !financing.includes(category) &&
        !(isExpense(category) && isFinancial(category)),
    )
    .map(({ month, direction, htCents, vatCents }) => ({
      on: lastDayOf(month),
      cents: (direction === 'in' ? 1 : -1) * (htCents + vatCents),
    }));
  const rate = xirr(flows);
  return rate === null ? null : Math.round(rate * 10_000);
}

/** Days that an operation lasted, its first and last day included once. */
export const durationDays = (from: Day, to: Day): number => Math.max(0, daysBetween(from, to));
