import { hundredthsOfM2 } from '#domain/lot/price.ts';

/** Sum of the readable areas of parcels, as a decimal string; null when none has one. */
export function totalParcelArea(parcels: readonly Readonly<Record<string, unknown>>[]): string | null {
  const hundredths = parcels
    .flatMap(({ areaM2 }) => (typeof areaM2 === 'string' ? [hundredthsOfM2(areaM2)] : []))
    .filter((area) => Number.isFinite(area));
  if (hundredths.length === 0) return null;
  const total = hundredths.reduce((sum, area) => sum + area, 0);
  return `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`;
}
