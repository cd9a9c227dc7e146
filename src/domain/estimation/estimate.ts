import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { type Cents, roundToCents } from '../money/cents.ts';
import { divideExactly, rate, type Rate } from '../money/rate.ts';
import {
  areaOf,
  weigh,
  type Comparable,
  type EstimationLimits,
  type EstimationSubject,
  type WeighedComparable,
} from './comparable.ts';
import { confidenceOf, type Confidence } from './confidence.ts';
import { weightedMean, weightedPercentile, weightedVariation, weightSum } from './statistics.ts';

/** Least number of comparables for a value. */
export const LEAST_COMPARABLES = 3;

/** Prices per square metre, and values of the subject rounded to 1 000 €. */
export interface EstimatedValues {
  readonly meanPerM2Cents: Cents;
  readonly p20PerM2Cents: Cents;
  readonly p50PerM2Cents: Cents;
  readonly p80PerM2Cents: Cents;
  readonly lowCents: Cents;
  readonly medianCents: Cents;
  readonly meanCents: Cents;
  readonly highCents: Cents;
  /** Coefficient of variation, four decimals. */
  readonly variation: Rate;
  readonly confidence: Confidence;
}

/** A value by comparison, or the reason why there is none: too few comparables. */
export interface Estimation {
  readonly calculation: 'estimation';
  readonly subject: EstimationSubject;
  readonly limits: EstimationLimits;
  readonly comparables: readonly WeighedComparable[];
  /** Included comparables whose weight is above 0. */
  readonly count: number;
  readonly weightSum: Rate;
  readonly values: EstimatedValues | null;
}

/**
 * The value of a property from known sales, weighted by distance, likeness of area and age. Comparables that
 * are left out, or lie beyond the limits (weight 0), are weighed and shown but do not count.
 *
 * @throws InvalidInputError naming the field of an input no form allows
 */
export function estimate(
  subject: EstimationSubject,
  comparables: readonly Comparable[],
  limits: EstimationLimits,
): Estimation {
  const area = areaOf('subject.areaM2', subject.areaM2);
  for (const name of ['maxDistanceM', 'maxAgeMonths'] as const) {
    if (!Number.isSafeInteger(limits[name]) || limits[name] <= 0) {
      throw new InvalidInputError(`limits.${name}`, limits[name], 'a whole number above 0');
    }
  }
  const weighed = comparables.map((comparable) => weigh(comparable, subject, limits));
  const counted = weighed
    .filter(({ isIncluded }) => isIncluded)
    .map(({ pricePerM2Cents, weight }) => ({ pricePerM2Cents, weight: new Big(weight) }))
    .filter(({ weight }) => weight.gt(0));
  const weights = weightSum(counted);
  const result = {
    calculation: 'estimation',
    subject,
    limits,
    comparables: weighed,
    count: counted.length,
    weightSum: rate(weights.toFixed(4)),
  } as const;
  const meanPerM2Cents = counted.length < LEAST_COMPARABLES ? 0 : weightedMean(counted);
  // Prices that round to nothing per square metre have no spread to speak of.
  if (meanPerM2Cents === 0) return { ...result, values: null };
  const variation = weightedVariation(counted, meanPerM2Cents);
  const [p20PerM2Cents, p50PerM2Cents, p80PerM2Cents] = [
    weightedPercentile(counted, 20),
    weightedPercentile(counted, 50),
    weightedPercentile(counted, 80),
  ];
  return {
    ...result,
    values: {
      meanPerM2Cents,
      p20PerM2Cents,
      p50PerM2Cents,
      p80PerM2Cents,
      lowCents: valueOf(p20PerM2Cents, area),
      medianCents: valueOf(p50PerM2Cents, area),
      meanCents: valueOf(meanPerM2Cents, area),
      highCents: valueOf(p80PerM2Cents, area),
      variation: rate(variation.round(4, Big.roundHalfUp).toFixed(4)),
      confidence: confidenceOf(counted.length, variation, weights),
    },
  };
}

/** Whether a retained value leaves the band of an estimation, so that it needs a justification. */
export function needsJustification(estimation: Estimation, retainedCents: Cents): boolean {
  const { values } = estimation;
  return values === null || retainedCents < values.lowCents || retainedCents > values.highCents;
}

/** `price per m² × area` to the nearest 1 000 €. */
function valueOf(perM2Cents: Cents, area: Big): Cents {
  const thousands = divideExactly(new Big(perM2Cents).times(area), new Big(100_000), 0);
  return roundToCents(thousands.times(100_000));
}
