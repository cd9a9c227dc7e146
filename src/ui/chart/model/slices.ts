import { cents } from '#domain/money/cents.ts';
import { splitByLargestRemainder } from '#domain/money/split.ts';
import type { ChartColor } from '../types.ts';

/** A part of a whole, in whole numbers of its unit. */
export interface Slice {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly color?: ChartColor;
}

/** The identifier of the slice that holds the small ones. */
export const OTHERS = 'others';

/**
 * The largest parts in descending order, at most `most` slices; from one more on, the smallest go together into
 * the last one, whose value is their exact sum.
 */
export function groupSlices(slices: readonly Slice[], othersLabel: string, most = 5): Slice[] {
  const ordered = slices.toSorted((a, b) => b.value - a.value);
  if (ordered.length <= most) return ordered;
  const rest = ordered.slice(most - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...ordered.slice(0, most - 1), { id: OTHERS, label: othersLabel, value, color: 7 }];
}

/**
 * The share of each value in the sum of the positive ones, in basis points that add up to 10 000; null for a
 * value that has no share, being negative or part of nothing.
 */
export function sharesOf(values: readonly number[]): (number | null)[] {
  const weights = values.map((value) => Math.max(0, value));
  if (weights.every((weight) => weight === 0)) return values.map(() => null);
  const shares = splitByLargestRemainder(cents(10_000), weights);
  return values.map((value, index) => (value < 0 ? null : (shares[index] ?? null)));
}

/** Shares of parts in descending order, those from the last place on taken together, as `groupSlices` does. */
export function foldShares(shares: readonly (number | null)[], places: number): (number | null)[] {
  if (shares.length <= places) return [...shares];
  const rest = shares.slice(places - 1).reduce<number>((sum, share) => sum + (share ?? 0), 0);
  return [...shares.slice(0, places - 1), shares.every((share) => share === null) ? null : rest];
}
