import { Big } from 'big.js';
import { InvalidInputError } from '../domain-error.ts';

declare const centsBrand: unique symbol;

/** Whole euro cents. A plain number does not fit: whoever has euros must say so. */
export type Cents = number & { readonly [centsBrand]: true };

/** No money. */
export const zeroCents = 0 as Cents;

/** Marks a whole number as cents. @throws InvalidInputError when it is none, or beyond 2^53 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new InvalidInputError('cents', value, 'a whole number of cents');
  // -0 would print as such and differ from 0 in tests of equality.
  return (value === 0 ? 0 : value) as Cents;
}

/** Marks whole cents of either sign. @throws InvalidInputError naming the input */
export function checkCents(input: string, value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new InvalidInputError(input, value, 'a whole number of cents');
  return cents(value);
}

/** Marks whole cents that cannot be negative. @throws InvalidInputError naming the input */
export function amountFrom0(input: string, value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new InvalidInputError(input, value, 'an amount from 0, in whole cents');
  }
  return cents(value);
}

/** An amount in euros, number or decimal text, rounded half-up to the cent. @throws InvalidInputError */
export function euros(value: number | string): Cents {
  return roundToCents(decimal('euros', value).times(100));
}

/**
 * Half-up, away from zero: how every printed line is rounded.
 *
 * @param value an exact number of cents
 * @throws InvalidInputError beyond 2^53
 */
export function roundToCents(value: Big): Cents {
  return cents(Number(value.round(0, Big.roundHalfUp).toFixed()));
}

/** Sum of amounts; 0 for none. @throws InvalidInputError when one is no amount, or beyond 2^53 */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = zeroCents;
  for (const amount of amounts) sum = addCents(sum, amount);
  return sum;
}

/** `a + b`. @throws InvalidInputError when either is no amount, or beyond 2^53 */
export function addCents(a: Cents, b: Cents): Cents {
  // Each is checked before: `null + 1` would pass for an amount.
  return cents(cents(a) + cents(b));
}

/** `a − b`. @throws InvalidInputError when either is no amount, or beyond 2^53 */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(cents(a) - cents(b));
}

/** `−a`. @throws InvalidInputError when it is no amount */
export function negateCents(a: Cents): Cents {
  return cents(0 - cents(a));
}

/**
 * `amount × numerator ÷ denominator`, rounded half-up, exact however large the product.
 *
 * @throws InvalidInputError when a factor is no whole number or the denominator is 0
 */
export function multiplyDivide(amount: Cents, numerator: number, denominator: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new InvalidInputError('amount', amount, 'a whole number of cents');
  if (!Number.isSafeInteger(numerator)) {
    throw new InvalidInputError('numerator', numerator, 'a whole number');
  }
  if (!Number.isSafeInteger(denominator) || denominator === 0) {
    throw new InvalidInputError('denominator', denominator, 'a whole number other than 0');
  }
  const [doubled, step] = [2 * Math.abs(amount * numerator), Math.abs(denominator)];
  if (doubled + step <= Number.MAX_SAFE_INTEGER) {
    // The same in doubles, exact and several times as fast, where nothing passes 2^53.
    const absolute = (doubled + step - ((doubled + step) % (2 * step))) / (2 * step);
    return cents((amount < 0 !== numerator < 0) !== denominator < 0 ? -absolute : absolute);
  }
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const isNegative = product < 0n !== divisor < 0n;
  const absolute = product < 0n ? -product : product;
  const by = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * absolute + by) / (2n * by);
  return cents(Number(isNegative ? -rounded : rounded));
}

/** A decimal from a finite number or its text. @throws InvalidInputError naming `input` */
export function decimal(input: string, value: number | string | Big): Big {
  try {
    return new Big(value);
  } catch {
    throw new InvalidInputError(input, value, 'a decimal number');
  }
}
