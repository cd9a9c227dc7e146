/** A rate of the engine (decimal text) in basis points, as figures show it; null where it means nothing. */
export function bpsOf(rate: string | null): number | null {
  if (rate === null) return null;
  const bps = Math.round(Number(rate) * 10_000);
  return Number.isFinite(bps) ? bps : null;
}

/** A change in basis points with its sign, in whole per cent: « +5 % ». */
export const changeText = (bps: number, percent: (bps: number) => string): string =>
  `${bps > 0 ? '+' : ''}${percent(bps)}`;
