import { InvalidInputError } from '../domain-error.ts';
import { multiplyDivide, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { bpsOfRate, ratio } from '../money/rate.ts';
import { daysBetween, type Day } from '../time/day.ts';
import { annualRent } from './rental-yield.ts';

/** Share of the lots that may be let that are let, in basis points; null where there is none. */
export function occupancyBps(rented: number, rentable: number): number | null {
  if (!Number.isSafeInteger(rented) || rented < 0 || rented > rentable) {
    throw new InvalidInputError('rented', rented, `a whole number from 0 to ${rentable}`);
  }
  return rentable === 0 ? null : Math.floor((rented * 20_000 + rentable) / (2 * rentable));
}

/** Days that a lot has stood empty: since the last lease ended, or since it may be let. */
export function vacantDays(since: Day | null, today: Day): number | null {
  return since === null ? null : Math.max(0, daysBetween(since, today));
}

/** Cost of a lot: its share of the cost of the operation, by area. Null where either is not known. */
export function lotCost(
  costCents: Cents | null,
  areaHundredths: number,
  totalHundredths: number,
): Cents | null {
  if (costCents === null || costCents <= 0 || areaHundredths <= 0 || totalHundredths < areaHundredths)
    return null;
  return multiplyDivide(costCents, areaHundredths, totalHundredths);
}

/** Twelve rents of several lots over what they cost, in basis points; null where a cost is not known or there is none. */
export function yieldBps(lots: readonly { rentCents: Cents; costCents: Cents | null }[]): number | null {
  const known = lots.flatMap(({ rentCents, costCents }) =>
    costCents === null ? [] : [{ rentCents, costCents }],
  );
  if (known.length === 0) return null;
  const cost = sumCents(known.map(({ costCents }) => costCents));
  return cost <= zeroCents
    ? null
    : bpsOfRate(ratio(annualRent(known.map(({ rentCents }) => rentCents)), cost));
}
