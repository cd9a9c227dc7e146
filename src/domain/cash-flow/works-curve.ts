import { ratio, type Rate } from '../money/rate.ts';
import { cents } from '../money/cents.ts';
import type { Month } from '../time/day.ts';
import { countedEntries } from './counted-entries.ts';
import type { CashFlowEntry } from './entry.ts';

/** How far the payment of the works has come at the end of a month, of all that they cost. */
export interface WorksPoint {
  readonly month: Month;
  readonly plannedRate: Rate | null;
  /** Null after the current month. */
  readonly paidRate: Rate | null;
}

/** The payment of the works month by month: what stands in the plan, and what of it is paid. Without VAT. */
export function worksCurve(entries: readonly CashFlowEntry[], currentMonth: Month): readonly WorksPoint[] {
  const works = countedEntries(entries, currentMonth).counted.filter(
    ({ entry }) => entry.category === 'works',
  );
  const sum = (own: typeof works): number =>
    own.reduce((all, { entry }) => all + (entry.direction === 'out' ? entry.htCents : 0 - entry.htCents), 0);
  const total = cents(sum(works));
  const months = [...new Set(works.map(({ month }) => month))].toSorted();
  return months.map((month) => {
    const upTo = works.filter((one) => one.month <= month);
    const paid = upTo.filter(({ entry }) => entry.state === 'actual');
    return {
      month,
      plannedRate: ratio(cents(sum(upTo)), total, 10),
      paidRate: month > currentMonth ? null : ratio(cents(sum(paid)), total, 10),
    };
  });
}
