/** Upper ends of the bands in which the times of answers are counted, in milliseconds; the last band is open. */
export const loadBandsMs = [50, 100, 200, 400, 800, 1600, 3200] as const;

/** The band of a time, from 0. */
export function loadBandOf(ms: number): number {
  const band = loadBandsMs.findIndex((end) => ms <= end);
  return band === -1 ? loadBandsMs.length : band;
}

/** A time that is only known by its band. */
export interface BandedTime {
  /** At most so many milliseconds; more than so many where the band is open. */
  readonly ms: number;
  readonly isMore: boolean;
}

/** The band in which the median of counted times lies; null without any. */
export function medianLoad(counts: readonly number[]): BandedTime | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  const band = counts.findIndex((count) => {
    below += count;
    return below * 2 >= total;
  });
  const end = loadBandsMs[band];
  return end === undefined
    ? { ms: loadBandsMs[loadBandsMs.length - 1] ?? 0, isMore: true }
    : { ms: end, isMore: false };
}

/** Counts of several sites or days together. */
export const sumLoads = (rows: readonly (readonly number[])[]): number[] =>
  Array.from({ length: loadBandsMs.length + 1 }, (_, band) =>
    rows.reduce((sum, counts) => sum + (counts[band] ?? 0), 0),
  );
