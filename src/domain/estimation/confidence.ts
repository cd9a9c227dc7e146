import { Big } from 'big.js';
import { rate, type Rate } from '../money/rate.ts';

/** How far a value may be relied on; `insufficient` has no value. */
export type ConfidenceLevel = 'high' | 'medium' | 'low' | 'insufficient';

/** Points out of 100, with two decimals, and the three parts they come from. */
export interface Confidence {
  readonly points: Rate;
  /** Of 40: how many comparables, ten being enough. */
  readonly countPoints: Rate;
  /** Of 40: how near their prices are to one another. */
  readonly spreadPoints: Rate;
  /** Of 20: how close they are in place, size and time. */
  readonly closenessPoints: Rate;
  readonly level: Exclude<ConfidenceLevel, 'insufficient'>;
}

/** `40·min(1, n ÷ 10) + 40·max(0, 1 − cv ÷ 0,30) + 20·(Σ w ÷ n)`, rounded once; n is not 0. */
export function confidenceOf(count: number, variation: Big, weights: Big): Confidence {
  const countPart = new Big(4).times(Math.min(10, count));
  const left = new Big(1).minus(variation.times(10).div(3));
  const spreadPart = left.lt(0) ? new Big(0) : left.times(40);
  const closenessPart = weights.times(20).div(count);
  const points = countPart.plus(spreadPart).plus(closenessPart).round(2, Big.roundHalfUp);
  return {
    points: twoDecimals(points),
    countPoints: twoDecimals(countPart),
    spreadPoints: twoDecimals(spreadPart),
    closenessPoints: twoDecimals(closenessPart),
    level: points.gte(70) ? 'high' : points.gte(40) ? 'medium' : 'low',
  };
}

function twoDecimals(value: Big): Rate {
  return rate(value.round(2, Big.roundHalfUp).toFixed(2));
}
