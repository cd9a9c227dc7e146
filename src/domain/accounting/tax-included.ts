import { Big } from 'big.js';
import { roundToCents, subtractCents, type Cents } from '../money/cents.ts';
import { bpsWithin } from '../money/rate.ts';

/** An amount with tax in its two parts; together they are the amount to the cent. */
export interface TaxParts {
  readonly baseCents: Cents;
  readonly vatCents: Cents;
}

/**
 * The parts of an amount with tax: base = amount ÷ (1 + rate), half-up; the tax is what is left.
 *
 * @param amount of either sign
 * @throws InvalidInputError for a rate that is none from 0 to 100 %
 */
export function splitTaxIncluded(amount: Cents, vatBps: number): TaxParts {
  const bps = bpsWithin('vatBps', vatBps);
  const baseCents = roundToCents(new Big(amount).times(10_000).div(10_000 + bps));
  return { baseCents, vatCents: subtractCents(amount, baseCents) };
}
