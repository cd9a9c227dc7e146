import { sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { splitCumulatively } from '../money/split.ts';
import { virBases, wholeBases, type CallBases } from './call-bases.ts';
import { callSchedule, type Call, type CallFacts } from './call-schedule.ts';
import type { StepFields } from './template-fields.ts';

/** A lot of a sale with its part of the price; the two parts of a VIR are null where it is sold as it is. */
export interface PricedLot {
  readonly priceTtcCents: Cents;
  readonly existingPriceCents: Cents | null;
  readonly worksPriceCents: Cents | null;
}

/** A call with the VAT within its amount. */
export interface SaleCall extends Call {
  readonly vatCents: Cents;
}

/** What the calls of a sale bear on: the whole price, or in a VIR what exists and the works. */
export function basesOfSale(regime: string, lots: readonly PricedLot[]): CallBases {
  const total = sumCents(lots.map(({ priceTtcCents }) => priceTtcCents));
  if (regime !== 'vir') return wholeBases(total);
  const works = sumCents(lots.map(({ worksPriceCents }) => worksPriceCents ?? zeroCents));
  // A garage sold along as it is belongs to what exists.
  const existing = sumCents(
    lots.map(({ existingPriceCents, worksPriceCents, priceTtcCents }) =>
      worksPriceCents === null ? priceTtcCents : (existingPriceCents ?? zeroCents),
    ),
  );
  return virBases(existing, works);
}

/**
 * The calls of a sale by the steps of its template, each with its part of the VAT by cumulative rounding.
 *
 * @throws InvalidInputError when the steps do not call the price once
 */
export function callsOfSale(
  steps: readonly StepFields[],
  bases: CallBases,
  vatCents: Cents,
  facts: CallFacts,
): readonly SaleCall[] {
  const ranked = steps.map((step, index) => ({ ...step, rank: index + 1 }));
  // A step of a base without money would be a call of nothing.
  const { calls } = callSchedule({ steps: ranked }, bases, facts);
  const due = calls.filter(({ amountCents }) => amountCents > 0);
  if (due.length === 0) return [];
  const parts = splitCumulatively(
    vatCents,
    due.map(({ amountCents }) => amountCents),
  );
  return due.map((call, index) => ({ ...call, rank: index + 1, vatCents: parts[index] ?? zeroCents }));
}
