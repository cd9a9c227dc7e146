/**
 * The running total of several values per point: what has come in and gone out until then. A point without any
 * value has no total, and the next one goes on from the last.
 *
 * @param opening what was there before the first point
 */
export function runningTotals(
  points: readonly (readonly (number | null)[])[],
  opening = 0,
): (number | null)[] {
  let total = opening;
  return points.map((values) => {
    for (const value of values) total += value ?? 0;
    return values.every((value) => value === null) ? null : total;
  });
}
