import { cents } from '../money/cents.ts';
import { expenseCategories } from '../simulation/expense-line.ts';
import type { Month } from '../time/day.ts';
import { vatReturn, type VatMonth } from '../vat/vat-return.ts';
import { receiptCategories } from './cash-column.ts';
import { countedEntries } from './counted-entries.ts';
import type { CashCategory, CashFlowEntry } from './entry.ts';

const receipts: readonly CashCategory[] = receiptCategories;
const expenses: readonly CashCategory[] = expenseCategories;

/**
 * The payments of VAT that the other flows lead to, each in the month after the one that makes it due. A return
 * that was paid has an actual row of the same source, `vat:2026-10`, which counts instead.
 *
 * @param entries in which VAT that the State does not give back is part of the amount without VAT
 */
export function vatEntries(entries: readonly CashFlowEntry[], currentMonth: Month): readonly CashFlowEntry[] {
  const { counted } = countedEntries(entries, currentMonth);
  const months = counted.flatMap(({ entry, month }): VatMonth[] => {
    const { direction, category, vatCents } = entry;
    if (isReceipt(entry)) return [{ month, collectedCents: vatCents, deductibleCents: cents(0) }];
    if (!expenses.includes(category)) return [];
    const sign = direction === 'out' ? 1 : -1;
    return [{ month, collectedCents: cents(0), deductibleCents: cents(sign * vatCents) }];
  });
  const last = counted
    .filter(({ entry }) => isReceipt(entry))
    .map(({ month }) => month)
    .toSorted()
    .at(-1);
  return vatReturn(months, last)
    .months.filter(({ paidCents }) => paidCents !== 0)
    .map(({ month, paidCents }): CashFlowEntry => {
      const id = `vat:${month}`;
      return {
        id,
        month,
        plannedOn: null,
        direction: paidCents > 0 ? 'out' : 'in',
        category: 'vat_payment',
        label: '',
        htCents: cents(Math.abs(paidCents)),
        vatCents: cents(0),
        state: month <= currentMonth ? 'committed' : 'forecast',
        source: { type: 'simulation', id },
      };
    });
}

/** Money from outside that bears VAT: sales, rents, other receipts. */
export const isReceipt = ({ direction, category }: Pick<CashFlowEntry, 'direction' | 'category'>): boolean =>
  direction === 'in' && receipts.includes(category);
