import { cents, type Cents } from '../money/cents.ts';
import { bigRate, type Rate } from '../money/rate.ts';
import type { InterestConvention } from './terms.ts';

/** `R(balance × rate ÷ 12)`: interest, commitment or insurance of one month. @throws InvalidInputError */
export function monthOfRate(balance: Cents, rate: Rate): Cents {
  const { numerator, denominator } = rateFraction(rate, 12);
  return roundQuotient(BigInt(balance) * numerator, denominator);
}

/** `R(balance × rate × days ÷ 365)`, or 360. @throws InvalidInputError */
export function daysOfRate(
  balance: Cents,
  rate: Rate,
  days: number,
  convention: Exclude<InterestConvention, 'monthly_30_360'>,
): Cents {
  const { numerator, denominator } = rateFraction(rate, convention === 'act_365' ? 365 : 360);
  return roundQuotient(BigInt(balance) * numerator * BigInt(days), denominator);
}

/**
 * The constant instalment that repays a balance: `R(P × i ÷ (1 − (1 + i)^−n))`, `R(P ÷ n)` at a zero rate.
 * Calculated in whole numbers, without any approximation.
 *
 * @param months from 1
 */
export function annuity(balance: Cents, rate: Rate, months: number): Cents {
  const { numerator: p, denominator: q } = rateFraction(rate, 12);
  if (p === 0n) return roundQuotient(BigInt(balance), BigInt(months));
  const grown = (q + p) ** BigInt(months);
  const plain = q ** BigInt(months);
  return roundQuotient(BigInt(balance) * p * grown, q * (grown - plain));
}

/** An exact quotient; the denominator is above 0. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A rate divided by a whole number (12 for a month), reduced, so that powers of it stay small. */
function rateFraction(rate: Rate, divisor: number): Fraction {
  const text = bigRate(rate).toFixed();
  const decimals = text.split('.')[1]?.length ?? 0;
  const numerator = BigInt(text.replace('.', ''));
  const denominator = 10n ** BigInt(decimals) * BigInt(divisor);
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** A quotient of numbers from 0, half-up. @throws InvalidInputError beyond 2^53 */
function roundQuotient(numerator: bigint, denominator: bigint): Cents {
  return cents(Number((2n * numerator + denominator) / (2n * denominator)));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
