import type { Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { InterestConvention } from './terms.ts';
import { rateFraction, roundQuotient } from './fraction.ts';

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
