import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { quotient } from './quotient.ts';
import { marginUnder, type PriceModel } from './price-model.ts';

/** The margin under one change of prices or works. */
export interface SensitivityRow {
  readonly priceBps: number;
  readonly worksBps: number;
  readonly revenueTtcCents: Cents;
  readonly revenueHtCents: Cents;
  readonly costCents: Cents;
  readonly marginCents: Cents;
  readonly marginOnRevenue: Rate | null;
}

/** Changes that every simulation shows. */
const usual = [
  { priceBps: -1000, worksBps: 0 },
  { priceBps: -500, worksBps: 0 },
  { priceBps: 0, worksBps: 0 },
  { priceBps: 500, worksBps: 0 },
  { priceBps: 0, worksBps: 1000 },
] as const;

/** Margins under changes of prices and works, by default prices −10, −5, 0 and +5 %, works +10 %. */
export function sensitivity(
  model: PriceModel,
  changes: readonly { readonly priceBps: number; readonly worksBps: number }[] = usual,
): readonly SensitivityRow[] {
  return changes.map(({ priceBps, worksBps }) => {
    const margin = marginUnder(model, { priceBps, worksBps });
    const { revenueTtcCents, revenueHtCents, costCents, marginCents } = margin;
    return {
      priceBps,
      worksBps,
      revenueTtcCents,
      revenueHtCents,
      costCents,
      marginCents,
      marginOnRevenue: quotient(marginCents, revenueHtCents),
    };
  });
}
