import { Big } from 'big.js';
import { roundToCents, type Cents } from '../money/cents.ts';
import { divideExactly } from '../money/rate.ts';

/** A price per square metre and its weight, above 0. */
export interface WeightedPrice {
  readonly pricePerM2Cents: Cents;
  readonly weight: Big;
}

/** `Σ w`. */
export function weightSum(prices: readonly WeightedPrice[]): Big {
  return prices.reduce((sum, { weight }) => sum.plus(weight), new Big(0));
}

/** `R(Σ p·w ÷ Σ w)`; there must be one price at least. */
export function weightedMean(prices: readonly WeightedPrice[]): Cents {
  const sum = prices.reduce(
    (all, { pricePerM2Cents, weight }) => all.plus(weight.times(pricePerM2Cents)),
    new Big(0),
  );
  return roundToCents(divideExactly(sum, weightSum(prices), 0));
}

/**
 * The lowest price at which the cumulated weight, by rising price, reaches a share of all weight.
 *
 * @param percent 0 to 100
 */
export function weightedPercentile(prices: readonly WeightedPrice[], percent: number): Cents {
  const target = weightSum(prices).times(percent);
  let cumulated = new Big(0);
  let found = 0 as Cents;
  for (const { pricePerM2Cents, weight } of prices.toSorted(byPrice)) {
    found = pricePerM2Cents;
    cumulated = cumulated.plus(weight);
    if (cumulated.times(100).gte(target)) break;
  }
  return found;
}

/** Coefficient of variation `√(Σ w(p − mean)² ÷ Σ w) ÷ mean` to thirty decimals; the mean is not 0. */
export function weightedVariation(prices: readonly WeightedPrice[], mean: Cents): Big {
  const squares = prices.reduce((all, { pricePerM2Cents, weight }) => {
    const distance = new Big(pricePerM2Cents).minus(mean);
    return all.plus(weight.times(distance).times(distance));
  }, new Big(0));
  const Precise = Big();
  Precise.DP = 30;
  const deviation = new Precise(divideExactly(squares, weightSum(prices), 30)).sqrt();
  return divideExactly(new Big(deviation), new Big(mean), 30);
}

function byPrice(a: WeightedPrice, b: WeightedPrice): number {
  return a.pricePerM2Cents - b.pricePerM2Cents;
}
