import { daysBetween, type Day } from '../time/day.ts';

/** Ages of stock in days, from young to old. */
export const ageBuckets = ['upTo90', 'upTo180', 'upTo365', 'over365'] as const;
export type AgeBucket = (typeof ageBuckets)[number];

/** How long a lot has been, or was, for sale. */
export interface StockAge {
  readonly calculation: 'stock-age';
  readonly forSaleOn: Day | null;
  /** The deed of a sold lot, else the day of the question. */
  readonly until: Day;
  readonly isSold: boolean;
  /** Null when the lot is not for sale yet. */
  readonly ageDays: number | null;
  readonly bucket: AgeBucket | null;
}

/** Age of a lot on a day; a sold one stopped ageing at its deed. */
export function stockAge(
  lot: { readonly forSaleOn: Day | null; readonly deedOn: Day | null },
  on: Day,
): StockAge {
  const isSold = lot.deedOn !== null && lot.deedOn <= on;
  const until = isSold && lot.deedOn !== null ? lot.deedOn : on;
  const ageDays =
    lot.forSaleOn === null || lot.forSaleOn > on ? null : Math.max(0, daysBetween(lot.forSaleOn, until));
  return {
    calculation: 'stock-age',
    forSaleOn: lot.forSaleOn,
    until,
    isSold,
    ageDays,
    bucket: ageDays === null ? null : bucketOf(ageDays),
  };
}

function bucketOf(days: number): AgeBucket {
  if (days <= 90) return 'upTo90';
  if (days <= 180) return 'upTo180';
  return days <= 365 ? 'upTo365' : 'over365';
}
