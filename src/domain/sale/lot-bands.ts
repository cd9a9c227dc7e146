/** Bands of prices that lists of lots are narrowed to, in thousands of euros: from the first, below the second. */
export const priceBands = {
  upTo50: [0, 50],
  upTo150: [50, 150],
  upTo250: [150, 250],
  upTo400: [250, 400],
  over400: [400, Infinity],
} as const;
export type PriceBand = keyof typeof priceBands;
export const priceBandNames = Object.keys(priceBands) as [PriceBand, ...PriceBand[]];

/** The band of a price; null without one. */
export function priceBandOf(priceCents: number | null): PriceBand | null {
  if (priceCents === null) return null;
  const thousands = priceCents / 100_000;
  return priceBandNames.find((name) => thousands < priceBands[name][1]) ?? 'over400';
}

/** Least areas that lists of lots are narrowed to, in whole square metres. */
export const leastAreas = ['20', '40', '60', '80', '100'] as const;
export type LeastArea = (typeof leastAreas)[number];

/** True for an area that is one of the least ones at least; for any, where none is asked for. */
export const isAreaReached = (areaM2: string, asked: readonly string[]): boolean =>
  asked.length === 0 || Number(areaM2) >= Math.min(...asked.map(Number));
