import { amountFrom0, subtractCents, sumCents, type Cents } from '../money/cents.ts';

/** The charges of a year: what was called, what they were, and the difference. */
export interface ChargeStatement {
  readonly provisionsCents: Cents;
  readonly realCents: Cents;
  /** Above 0 the renter owes it, below 0 it is given back. */
  readonly balanceCents: Cents;
}

/** Settles the charges of a year against the provisions called in it. @throws InvalidInputError for an amount below 0 */
export function chargeStatement(provisions: readonly Cents[], realCents: Cents): ChargeStatement {
  amountFrom0('realCents', realCents);
  for (const called of provisions) amountFrom0('provisionsCents', called);
  const provisionsCents = sumCents(provisions);
  return { provisionsCents, realCents, balanceCents: subtractCents(realCents, provisionsCents) };
}
