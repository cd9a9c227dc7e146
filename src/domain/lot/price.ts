/**
 * Price per square metre in cents, rounded half up to the cent.
 *
 * @param areaHundredthsM2 area in hundredths of a square metre, so that no float is involved
 * @returns null when there is no price or no area
 */
export function pricePerM2Cents(priceCents: number | null, areaHundredthsM2: number): number | null {
  if (priceCents === null || areaHundredthsM2 <= 0) return null;
  const doubled = BigInt(priceCents) * 200n + BigInt(areaHundredthsM2);
  return Number(doubled / (2n * BigInt(areaHundredthsM2)));
}

/** An area in m² with two decimals as a string, as hundredths of a square metre. */
export function hundredthsOfM2(areaM2: string): number {
  return Math.round(Number(areaM2) * 100);
}
