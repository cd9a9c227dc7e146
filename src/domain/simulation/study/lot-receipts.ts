import { periodOf, type Granularity } from '../../cash-flow/periods.ts';
import { cents, zeroCents, type Cents } from '../../money/cents.ts';
import type { Month } from '../../time/day.ts';
import type { Revenue } from '../revenue.ts';
import { monthOfNumber } from '../timeline.ts';

/** What comes in of a lot in a month. */
export interface LotReceipt {
  readonly ref: string;
  readonly month: Month;
  readonly cents: Cents;
}

/** The receipts of all lots, in the order of lots and months. */
export function lotReceipts({ lines, receiptsOfLines }: Revenue): readonly LotReceipt[] {
  return lines.flatMap(({ lotRef }, index) => {
    if (lotRef === null) return [];
    return (receiptsOfLines[index] ?? [])
      .toSorted((a, b) => a.at - b.at)
      .map((receipt) => ({ ref: lotRef, month: monthOfNumber(receipt.at), cents: receipt.cents }));
  });
}

/** Receipts of lots by period: a column each, only where something comes in. */
export interface ReceiptTable {
  readonly granularity: Granularity;
  readonly periods: readonly string[];
  readonly rows: readonly {
    readonly ref: string;
    readonly cells: readonly Cents[];
    readonly totalCents: Cents;
  }[];
  readonly sums: readonly Cents[];
  readonly totalCents: Cents;
}

/** Receipts by month where `most` columns hold them all, else by quarter, else by year. */
export function receiptTable(receipts: readonly LotReceipt[], most: number): ReceiptTable {
  const of = (granularity: Granularity) =>
    [...new Set(receipts.map(({ month }) => periodOf(month, granularity)))].toSorted();
  const fits = (['month', 'quarter'] as const).find((granularity) => of(granularity).length <= most);
  const granularity = fits ?? 'year';
  const periods = of(granularity);
  const sum = (own: readonly LotReceipt[]): Cents =>
    own.reduce((total, receipt) => cents(total + receipt.cents), zeroCents);
  const cellsOf = (own: readonly LotReceipt[]): Cents[] => {
    const byPeriod = Map.groupBy(own, ({ month }) => periodOf(month, granularity));
    return periods.map((period) => sum(byPeriod.get(period) ?? []));
  };
  const rows = [...Map.groupBy(receipts, ({ ref }) => ref)].map(([ref, own]) => ({
    ref,
    cells: cellsOf(own),
    totalCents: sum(own),
  }));
  return { granularity, periods, rows, sums: cellsOf(receipts), totalCents: sum(receipts) };
}
