import type { LotState } from '../lot/states.ts';
import { sumCents, type Cents } from '../money/cents.ts';
import { acquisitionShares, type WeighedLot } from '../vat/acquisition-shares.ts';

/** A lot as far as the commitment of its purchase goes. */
export interface ResoldLot extends WeighedLot {
  readonly status: LotState;
}

const resold: readonly LotState[] = ['sold', 'delivered'];

/**
 * The part of a purchase price that stands for what was not sold again: all of it while there are no lots.
 *
 * @throws InvalidInputError when a lot has neither tantièmes nor an area
 */
export function unsoldShare(priceCents: Cents, lots: readonly ResoldLot[]): Cents {
  if (lots.length === 0) return priceCents;
  const kept = new Set(lots.filter(({ status }) => !resold.includes(status)).map(({ ref }) => ref));
  if (kept.size === lots.length) return priceCents;
  return sumCents(
    acquisitionShares(priceCents, lots).flatMap(({ ref, shareCents }) => (kept.has(ref) ? shareCents : [])),
  );
}
