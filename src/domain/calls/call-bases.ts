import { addCents, zeroCents, type Cents } from '../money/cents.ts';
import type { CallBase } from './payment-template.ts';

/** The price to call, and its two parts in a VIR (existing + works = total; else both 0). */
export interface CallBases {
  readonly totalCents: Cents;
  readonly existingCents: Cents;
  readonly worksCents: Cents;
}

/** The price of a VIR from its two parts. @throws InvalidInputError beyond 2^53 */
export function virBases(existingCents: Cents, worksCents: Cents): CallBases {
  return { totalCents: addCents(existingCents, worksCents), existingCents, worksCents };
}

/** A price in one part. */
export function wholeBases(totalCents: Cents): CallBases {
  return { totalCents, existingCents: zeroCents, worksCents: zeroCents };
}

/** What calls of a base are a part of. */
export function priceOf(base: CallBase, bases: CallBases): Cents {
  return { total: bases.totalCents, existing: bases.existingCents, works: bases.worksCents }[base];
}
