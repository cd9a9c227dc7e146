import { cents, type Cents } from '../money/cents.ts';
import { bigRate, type Rate } from '../money/rate.ts';

/** An exact quotient; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A rate divided by a whole number (12 for a month), reduced, so that powers of it stay small. */
export function rateFraction(rate: Rate, divisor: number): Fraction {
  const text = bigRate(rate).toFixed();
  const decimals = text.split('.')[1]?.length ?? 0;
  const numerator = BigInt(text.replace('.', ''));
  const denominator = 10n ** BigInt(decimals) * BigInt(divisor);
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** A quotient of numbers from 0, half-up. @throws InvalidInputError beyond 2^53 */
export function roundQuotient(numerator: bigint, denominator: bigint): Cents {
  return cents(Number((2n * numerator + denominator) / (2n * denominator)));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
