const steps = [1, 2, 2.5, 5] as const;

/** The most intervals between grid lines: six lines. */
const MAX_INTERVALS = 5;

/**
 * Round values for the grid, from the one at or below the lowest value to the one at or above the highest;
 * zero is always among them. Four to six lines, fewer only where `smallestStep` forbids more.
 *
 * @param smallestStep 1 for what is counted in whole numbers, in cents or in basis points; 0 for any
 */
export function niceTicks(lowest: number, highest: number, smallestStep = 1): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  if (low === 0 && high === 0) return [0];
  for (let power = Math.floor(Math.log10((high - low) / MAX_INTERVALS)); ; power++) {
    for (const factor of steps) {
      // A negative power of ten is not exact, its reciprocal is.
      const times = (count: number): number =>
        power < 0 ? (count * factor) / 10 ** -power : count * factor * 10 ** power;
      const step = times(1);
      if (smallestStep > 0 && !Number.isInteger(step / smallestStep)) continue;
      const first = Math.floor(low / step);
      const last = Math.ceil(high / step);
      if (last - first <= MAX_INTERVALS) {
        // `+ 0` takes the sign off a zero.
        return Array.from({ length: last - first + 1 }, (_, index) => times(first + index) + 0);
      }
    }
  }
}
