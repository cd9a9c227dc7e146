import { Big } from 'big.js';
import { bigRate, type Rate } from '../money/rate.ts';
import { marginUnder, type PriceModel, type PricedMargin } from './price-model.ts';

/** The change of all prices that leads to a margin, with what it leads to. */
export interface PriceGoal extends PricedMargin {
  /** In basis points, the smallest that is enough. */
  readonly priceBps: number;
}

/** Prices are tried from −90 % to +300 %. */
const REACH = { from: -9_000, to: 30_000 } as const;

/**
 * The smallest change of all prices of lots, in whole basis points, at which the margin is at least a part of the
 * revenue without VAT; works, interest and guarantees are held. The margin grows with prices, so that halving the
 * range finds it.
 *
 * @returns null when not even the highest price tried is enough
 */
export function priceForMargin(model: PriceModel, target: Rate): PriceGoal | null {
  const wanted = bigRate(target);
  const at = (priceBps: number): PricedMargin => marginUnder(model, { priceBps, worksBps: 0 });
  const isEnough = ({ marginCents, revenueHtCents }: PricedMargin): boolean =>
    revenueHtCents > 0 && new Big(marginCents).gte(wanted.times(revenueHtCents));
  let [low, high]: [number, number] = [REACH.from, REACH.to];
  if (!isEnough(at(high))) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(at(middle))) high = middle;
    else low = middle + 1;
  }
  return { priceBps: low, ...at(low) };
}
