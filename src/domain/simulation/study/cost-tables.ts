import { addCents, sumCents, zeroCents, type Cents } from '../../money/cents.ts';
import { bpsOfRate } from '../../money/rate.ts';
import type { Month } from '../../time/day.ts';
import type { ExpenseResult } from '../expense-line.ts';
import { quotient } from '../quotient.ts';
import type { SimulationFlow } from '../simulation-flows.ts';
import { lineGroupNames, lineGroups, type LineGroup } from './study.ts';

/** What expenses come to together. */
export interface ExpenseSums {
  readonly htCents: Cents;
  readonly vatCents: Cents;
  readonly deductibleCents: Cents;
  readonly costCents: Cents;
}

/** The expenses of one group that come to something, in the order entered, with their sums. */
export interface ExpenseGroupSums extends ExpenseSums {
  readonly group: LineGroup;
  readonly lines: readonly ExpenseResult[];
}

/** Months in which something is paid. */
export interface PaidMonths {
  readonly from: Month;
  readonly to: Month;
}

/** Together, what some expenses come to. */
export const sumsOf = (lines: readonly ExpenseSums[]): ExpenseSums => ({
  htCents: sumCents(lines.map(({ htCents }) => htCents)),
  vatCents: sumCents(lines.map(({ vatCents }) => vatCents)),
  deductibleCents: sumCents(lines.map(({ deductibleCents }) => deductibleCents)),
  costCents: sumCents(lines.map(({ costCents }) => costCents)),
});

/** Expenses by the group that people read them in; lines of nothing and groups without a line are left out. */
export function expensesByGroup(expenses: readonly ExpenseResult[]): readonly ExpenseGroupSums[] {
  const counted = expenses.filter(({ htCents, costCents }) => htCents !== 0 || costCents !== 0);
  return lineGroupNames.flatMap((group) => {
    const categories: readonly string[] = lineGroups[group];
    const lines = counted.filter(({ category }) => categories.includes(category));
    return lines.length === 0 ? [] : [{ group, lines, ...sumsOf(lines) }];
  });
}

/** First and last month in which each expense is paid, by its identifier. */
export function paidMonths(flows: readonly SimulationFlow[]): ReadonlyMap<string, PaidMonths> {
  const known = new Map<string, PaidMonths>();
  for (const { direction, origin, month } of flows) {
    if (direction !== 'out') continue;
    const { from = month, to = month } = known.get(origin) ?? {};
    known.set(origin, { from: month < from ? month : from, to: month > to ? month : to });
  }
  return known;
}

/** VAT of suppliers at one rate. */
export interface SupplierVatSum {
  readonly rateBps: number;
  readonly vatCents: Cents;
  readonly deductibleCents: Cents;
}

/** The VAT of expenses by rate, the highest first. */
export function vatByRate(
  lines: readonly (Pick<ExpenseResult, 'vatCents' | 'deductibleCents'> & { readonly rateBps: number })[],
): readonly SupplierVatSum[] {
  const sums = new Map<number, SupplierVatSum>();
  for (const { rateBps, vatCents, deductibleCents } of lines) {
    if (vatCents === 0) continue;
    const { vatCents: vat, deductibleCents: back } = sums.get(rateBps) ?? {
      vatCents: zeroCents,
      deductibleCents: zeroCents,
    };
    sums.set(rateBps, {
      rateBps,
      vatCents: addCents(vat, vatCents),
      deductibleCents: addCents(back, deductibleCents),
    });
  }
  return [...sums.values()].toSorted((a, b) => b.rateBps - a.rateBps);
}

/** The part of a whole in basis points; null where the whole is nothing. */
export const shareBps = (part: Cents, whole: Cents): number | null => bpsOfRate(quotient(part, whole));
