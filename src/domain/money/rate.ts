import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';
import { decimal, roundToCents, type Cents } from './cents.ts';

declare const rateBrand: unique symbol;

/** A rate as exact decimal text: `"0.0460"` is 4,60 %. */
export type Rate = string & { readonly [rateBrand]: true };

const ratePattern = /^-?\d{1,9}(?:\.\d{1,20})?$/;

/** Checks the text of a rate. @throws InvalidInputError when it is no plain decimal */
export function rate(text: string): Rate {
  if (!ratePattern.test(text)) {
    throw new InvalidInputError('rate', text, 'a decimal such as 0.0460');
  }
  return text as Rate;
}

/** Basis points as a rate: 550 is 5,50 %. @throws InvalidInputError when they are no whole number */
export function rateOfBps(bps: number): Rate {
  if (!Number.isSafeInteger(bps)) throw new InvalidInputError('bps', bps, 'whole basis points');
  return new Big(bps).div(10_000).toFixed() as Rate;
}

/** A rate in basis points, half-up: 0.1249 is 1249. */
export function bpsOfRate(value: Rate): number;
export function bpsOfRate(value: Rate | null): number | null;
export function bpsOfRate(value: Rate | null): number | null {
  return value === null ? null : Number(bigRate(value).times(10_000).round(0, Big.roundHalfUp).toFixed());
}

/** Basis points within a range. @throws InvalidInputError naming the input */
export function bpsWithin(input: string, bps: number, min = 0, max = 10_000): number {
  if (!Number.isSafeInteger(bps) || bps < min || bps > max) {
    throw new InvalidInputError(input, bps, `whole basis points from ${min} to ${max}`);
  }
  return bps;
}

/** A rate within a range, 0 to 1 by default. @throws InvalidInputError naming the input */
export function rateWithin(input: string, value: Rate, min = 0, max = 1): Rate {
  // Rates come back from records, which types do not guard.
  const isText = typeof value === 'string' && ratePattern.test(value);
  if (!isText || bigRate(value).lt(min) || bigRate(value).gt(max)) {
    throw new InvalidInputError(input, value, `a rate from ${min} to ${max}, such as 0.0450`);
  }
  return value;
}

/** A rate as a number to calculate with. */
export function bigRate(value: Rate): Big {
  return decimal('rate', value);
}

/** `R(amount × rate)`, rounded once, half-up. @throws InvalidInputError beyond 2^53 */
export function applyRate(amount: Cents, value: Rate | Big): Cents {
  return roundToCents(decimal('amount', amount).times(value));
}

/**
 * `part ÷ whole` with the given decimals, half-up; `null` when the whole is 0, so that no figure is ever
 * divided into nonsense.
 */
export function ratio(part: Cents, whole: Cents, decimals = 20): Rate | null {
  if (whole === 0) return null;
  const quotient = divideExactly(new Big(part), new Big(whole), decimals);
  return quotient.toFixed() as Rate;
}

/** A quotient with a chosen number of decimals, half-up, whatever the library's own setting. */
export function divideExactly(part: Big, whole: Big, decimals: number): Big {
  const Precise = Big();
  Precise.DP = decimals;
  Precise.RM = Big.roundHalfUp;
  return new Big(new Precise(part).div(whole));
}
