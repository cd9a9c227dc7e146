import type {
  ShownCashEntry,
  ShownGridColumn,
  ShownGridLine,
} from '#contracts/client/operation/cash-flow-forecast.ts';
import type { CashMode } from '#domain/cash-flow/cash-grid.ts';
import { expenseCategories, isFinancial } from '#domain/simulation/expense-line.ts';

/** The flows that a line adds up, the earliest first. */
export const flowsOf = (
  { key, kind }: Pick<ShownGridLine, 'key' | 'kind'>,
  entries: readonly ShownCashEntry[],
): readonly ShownCashEntry[] =>
  kind === 'sum' || kind === 'balance' || key === 'supplier_vat'
    ? []
    : entries
        .filter((entry) => isOfLine(entry, key, kind))
        .toSorted((a, b) => a.month.localeCompare(b.month) || a.label.localeCompare(b.label));

function isOfLine(
  { category, direction }: ShownCashEntry,
  key: ShownGridLine['key'],
  kind: ShownGridLine['kind'],
): boolean {
  if (key === 'financial_costs') return expenseCategories.some((one) => one === category && isFinancial(one));
  // Money that comes in without being a sale or a rent is a line of its own.
  if (category === 'other') return key === 'other' && (kind === 'receipt') === (direction === 'in');
  return category === key;
}

/** The column that a month lies in; -1 where none does. */
export const columnOf = (month: string, columns: readonly ShownGridColumn[]): number =>
  columns.findIndex(({ months }) => months.includes(month));

/** What a flow counts for in its line: expenses without VAT, or with it. */
export function amountOf(
  { direction, htCents, vatCents }: ShownCashEntry,
  kind: ShownGridLine['kind'],
  mode: CashMode,
): number {
  const isVatIn = kind !== 'expense' || mode === 'ttc';
  const amount = isVatIn ? htCents + vatCents : htCents;
  const isReverse = kind === 'expense' && direction === 'in';
  return isReverse ? -amount : amount;
}
