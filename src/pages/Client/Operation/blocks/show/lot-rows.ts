import type { LotRow } from '#contracts/client/operation/show.ts';
import { hundredthsOfM2 } from '#domain/lot/price.ts';

/** What all lots come to. */
export interface LotTotals {
  /** Sum of the areas, as a decimal string with two decimals. */
  areaM2: string;
  /** Sum of the known prices; null while no lot has one. */
  priceTtcCents: number | null;
  /** Lots that have no price yet, left out of the sum. */
  unpricedCount: number;
}

/** Sums of areas and prices, without floats on the way. */
export function lotTotals(lots: readonly Pick<LotRow, 'areaM2' | 'priceTtcCents'>[]): LotTotals {
  const hundredths = lots.reduce((sum, lot) => sum + hundredthsOfM2(lot.areaM2), 0);
  const prices = lots.flatMap(({ priceTtcCents }) => (priceTtcCents === null ? [] : [priceTtcCents]));
  return {
    areaM2: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
    priceTtcCents: prices.length === 0 ? null : prices.reduce((sum, cents) => sum + cents, 0),
    unpricedCount: lots.length - prices.length,
  };
}

/** Since when a lot has been waiting for a buyer; null once it is promised, or when the day is unknown. */
export function forSaleSince({ status, forSaleOn }: Pick<LotRow, 'status' | 'forSaleOn'>): string | null {
  return status === 'available' || status === 'optioned' ? forSaleOn : null;
}
