import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { cents, decimal, roundToCents, type Cents } from '../money/cents.ts';
import { divideExactly, type Rate } from '../money/rate.ts';
import { addToDay, monthOf, monthsBetween, type Day } from '../time/day.ts';

/** The property whose value is sought. */
export interface EstimationSubject {
  /** Square metres, above 0, as text with two decimals or a number. */
  readonly areaM2: string | number;
}

/** How far and how far back comparables count, and the day of the value. */
export interface EstimationLimits {
  readonly on: Day;
  readonly maxDistanceM: number;
  readonly maxAgeMonths: number;
}

/** A known sale, or an advert. */
export interface Comparable {
  /** Day of the sale; of publication for an advert. */
  readonly soldOn: Day;
  readonly priceCents: Cents;
  readonly areaM2: string | number;
  readonly distanceM: number;
  /** Correction of its price, −3000 to 3000. */
  readonly adjustBps: number;
  readonly isIncluded: boolean;
}

/** A comparable with what it says and how much it counts. */
export interface WeighedComparable extends Comparable {
  readonly ageMonths: number;
  readonly pricePerM2Cents: Cents;
  /** 0 to 1 with four decimals. */
  readonly weight: Rate;
}

/** Full months from a sale to the day of the value; 0 for a later sale. */
export function ageInMonths(soldOn: Day, on: Day): number {
  if (soldOn > on) return 0;
  const months = monthsBetween(monthOf(soldOn), monthOf(on));
  return addToDay(soldOn, { months }) > on ? months - 1 : months;
}

/**
 * Price per square metre `R(price × (1 + correction) ÷ area)` and weight
 * `(1 − distance ÷ limit) × (1 − |area − subject| ÷ subject) × (1 − age ÷ limit)`, half-up to four decimals,
 * each factor at least 0.
 *
 * @throws InvalidInputError naming the field
 */
export function weigh(
  comparable: Comparable,
  subject: EstimationSubject,
  limits: EstimationLimits,
): WeighedComparable {
  const area = areaOf('comparable.areaM2', comparable.areaM2);
  const wanted = areaOf('subject.areaM2', subject.areaM2);
  const { distanceM, adjustBps } = comparable;
  if (cents(comparable.priceCents) <= 0) refuse('priceCents', comparable.priceCents, 'a price above 0');
  if (!Number.isFinite(distanceM) || distanceM < 0) refuse('distanceM', distanceM, 'metres from 0');
  if (!Number.isInteger(adjustBps) || Math.abs(adjustBps) > 3000) {
    refuse('adjustBps', adjustBps, 'basis points from -3000 to 3000');
  }
  const ageMonths = ageInMonths(comparable.soldOn, limits.on);
  const corrected = new Big(comparable.priceCents).times(10_000 + adjustBps);
  // One division of one product: factors rounded on their own would shift the last decimal.
  const product = [
    new Big(limits.maxDistanceM).minus(distanceM),
    wanted.minus(area.minus(wanted).abs()),
    new Big(limits.maxAgeMonths).minus(ageMonths),
  ].reduce((all, factor) => (factor.lt(0) ? new Big(0) : all.times(factor)), new Big(1));
  const whole = new Big(limits.maxDistanceM).times(wanted).times(limits.maxAgeMonths);
  return {
    ...comparable,
    ageMonths,
    pricePerM2Cents: roundToCents(divideExactly(corrected, area.times(10_000), 0)),
    weight: divideExactly(product, whole, 4).toFixed(4) as Rate,
  };
}

/** An area to calculate with. @throws InvalidInputError unless above 0 */
export function areaOf(input: string, value: string | number): Big {
  const area = decimal(input, value);
  if (area.lte(0)) throw new InvalidInputError(input, value, 'square metres above 0');
  return area;
}

function refuse(field: string, value: number, expected: string): never {
  throw new InvalidInputError(`comparable.${field}`, value, expected);
}
