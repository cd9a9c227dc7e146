import { sumCents, type Cents } from '../money/cents.ts';
import { monthOf, monthsBetween, type Day } from '../time/day.ts';

/** A closed operation as far as a reference needs it. */
export interface ClosedOperation {
  readonly acquiredOn: Day | null;
  readonly closedOn: Day;
  /** Prices of the lots that were sold; null where one is not known. */
  readonly soldPrices: readonly (Cents | null)[];
}

/** What a closed operation tells by itself of the reference that it becomes. */
export function referenceOfOperation({ acquiredOn, closedOn, soldPrices }: ClosedOperation): {
  readonly year: number;
  readonly lotsCount: number;
  /** Null while the price of a sold lot is not known. */
  readonly revenueCents: Cents | null;
  /** From the month of the purchase to that of the closing; null without a purchase. */
  readonly durationMonths: number | null;
} {
  const known = soldPrices.flatMap((price) => price ?? []);
  return {
    year: Number(closedOn.slice(0, 4)),
    lotsCount: soldPrices.length,
    revenueCents: known.length === soldPrices.length && known.length > 0 ? sumCents(known) : null,
    durationMonths:
      acquiredOn === null ? null : Math.max(0, monthsBetween(monthOf(acquiredOn), monthOf(closedOn))),
  };
}
