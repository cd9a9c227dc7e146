import { addToDay, day, type Day } from '../time/day.ts';
import { InvalidInputError } from '../domain-error.ts';

declare const quarterBrand: unique symbol;

/** A quarter as `2023T3`. */
export type Quarter = string & { readonly [quarterBrand]: true };

/** Indices that a lease may follow: of dwellings, of shops, of offices. */
export const rentIndexKinds = ['IRL', 'ILC', 'ILAT'] as const;
export type RentIndexKind = (typeof rentIndexKinds)[number];

/** Corsica and overseas have a series of the IRL of their own. */
export const indexRegions = ['metropolitan', 'corsica', 'overseas'] as const;
export type IndexRegion = (typeof indexRegions)[number];

/** One published value. */
export interface RentIndexValue {
  readonly kind: RentIndexKind;
  readonly region: IndexRegion;
  readonly quarter: Quarter;
  /** Hundredths of a point: 14103 is 141,03. */
  readonly hundredths: number;
}

/** Checks the text of a quarter. @throws InvalidInputError */
export function quarter(text: string): Quarter {
  if (!/^20\d{2}T[1-4]$/.test(text)) throw new InvalidInputError('quarter', text, 'a quarter as 2023T3');
  return text as Quarter;
}

/** The same quarter of the next year: the one a yearly revision looks at. @throws InvalidInputError after 2098 */
export function nextYear(of: Quarter): Quarter {
  return quarter(`${Number(of.slice(0, 4)) + 1}${of.slice(4)}`);
}

/**
 * Value of a quarter; null while it is not entered.
 *
 * @throws InvalidInputError when it was entered but is no positive whole number of hundredths
 */
export function indexOf(
  values: readonly RentIndexValue[],
  kind: RentIndexKind,
  region: IndexRegion,
  of: Quarter,
): number | null {
  const found = values.findLast(
    (value) => value.kind === kind && value.region === region && value.quarter === of,
  );
  if (!found) return null;
  if (!Number.isSafeInteger(found.hundredths) || found.hundredths <= 0) {
    throw new InvalidInputError('index', found.hundredths, 'whole hundredths of a point above 0');
  }
  return found.hundredths;
}

/** The last day of a quarter. */
export function lastDayOfQuarter(of: Quarter): Day {
  const year = Number(of.slice(0, 4));
  const month = Number(of.slice(5)) * 3;
  return addToDay(day(`${year}-${String(month).padStart(2, '0')}-01`), { months: 1, days: -1 });
}
