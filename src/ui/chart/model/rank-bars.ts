/** A horizontal bar, in hundredths of the width that all of them share. */
export interface RankBar {
  readonly start: number;
  readonly width: number;
  /** Less than the threshold, where there is one. */
  readonly isBelow: boolean;
}

export interface RankLayout {
  /** One per value, in its order; null where there is no value. */
  readonly bars: readonly (RankBar | null)[];
  /** Where zero is: at the very start unless a value is negative. */
  readonly zero: number;
  /** Where the threshold is; null without one. */
  readonly threshold: number | null;
}

/** Lays horizontal bars out on one scale, which holds zero and the threshold as well. */
export function layOutRankBars(values: readonly (number | null)[], threshold: number | null): RankLayout {
  const known = [...values.filter((value) => value !== null), ...(threshold === null ? [] : [threshold]), 0];
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest || 1;
  const at = (value: number): number => ((value - lowest) / span) * 100;
  const zero = at(0);
  return {
    zero,
    threshold: threshold === null ? null : at(threshold),
    bars: values.map((value) =>
      value === null
        ? null
        : {
            start: Math.min(at(value), zero),
            width: Math.abs(at(value) - zero),
            isBelow: threshold !== null && value < threshold,
          },
    ),
  };
}
