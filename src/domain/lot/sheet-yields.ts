import { cents, type Cents } from '../money/cents.ts';
import { bpsOfRate, ratio } from '../money/rate.ts';
import type { LotType } from './states.ts';

/** What a let lot brings in, as its sheet prints it: shares in basis points, null where they mean nothing. */
export interface SheetYields {
  readonly yields: { readonly grossBps: number | null; readonly potentialBps: number | null };
  /** Share of the units that nobody rents. */
  readonly vacancyBps: number | null;
}

type Details = Readonly<Record<string, unknown>>;

const wholeOf = (details: Details, name: string): number | null => {
  const value = details[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
};

/** Rents of a year over the price (gross, C8), as they are and as they could be, and the share of empty units. */
export function sheetYields(type: LotType, details: Details, priceCents: number | null): SheetYields {
  const over = (rent: number | null): number | null =>
    rent === null || priceCents === null || priceCents <= 0
      ? null
      : bpsOfRate(ratio(cents(rent), priceCents as Cents));
  const rent = wholeOf(details, type === 'Building' ? 'annualRentCents' : 'leaseAnnualRentHtCents');
  const units = wholeOf(details, 'unitsCount');
  const rented = wholeOf(details, 'rentedUnits');
  return {
    yields: { grossBps: over(rent), potentialBps: over(wholeOf(details, 'potentialRentCents')) },
    vacancyBps:
      units === null || units === 0 || rented === null || rented > units
        ? null
        : Math.floor(((units - rented) * 20_000 + units) / (2 * units)),
  };
}
