/** Days that a value is held against, its own the last of them. */
export const anomalyWindowDays = 90;
/** Standard deviations from which a value stands out. */
export const anomalyThreshold = 3;

/** A value that stands out: its place, and by how many standard deviations. */
export interface Anomaly {
  readonly index: number;
  readonly z: number;
}

/**
 * Values that lie more than three standard deviations from the mean of their window: the ninety days that end
 * with them. Nothing is told of days whose window is not complete or holds an unknown value, nor of a window in
 * which nothing moves.
 */
export function anomaliesIn(
  values: readonly (number | null)[],
  { window = anomalyWindowDays, threshold = anomalyThreshold } = {},
): readonly Anomaly[] {
  const found: Anomaly[] = [];
  for (let index = window - 1; index < values.length; index += 1) {
    const z = zOfLast(values.slice(index - window + 1, index + 1));
    if (z !== null && Math.abs(z) > threshold) found.push({ index, z });
  }
  return found;
}

/** By how many standard deviations the last value lies from the mean of all; null where that is not known. */
export function zOfLast(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const last = known.at(-1);
  if (last === undefined || known.length < values.length) return null;
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length;
  // What rounding leaves of nothing is nothing.
  const scale = Math.max(1, ...known.map(Math.abs));
  return variance <= (scale * 1e-9) ** 2 ? null : (last - mean) / Math.sqrt(variance);
}

/** What each value differs by from the one before; one fewer than there are values. */
export const changesOf = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.slice(1).map((value, index) => {
    const before = values[index] ?? null;
    return value === null || before === null ? null : value - before;
  });
