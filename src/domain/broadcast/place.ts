import type { AddressDisplay } from './portals.ts';

/** Where an operation lies. */
export interface Place {
  readonly addressLine: string | null;
  readonly postalCode: string | null;
  readonly city: string;
}

/** A street without its number: « 12 bis rue Fonneuve » is « rue Fonneuve ». */
export const streetOf = (addressLine: string): string =>
  addressLine.replace(/^\s*\d+(?:\s*[-/]\s*\d+)?\s*(?:bis|ter|quater|[a-z](?=[\s,]))?[\s,]+/i, '').trim();

/** The line of the address that an advert tells; null where it tells the commune alone. */
export function shownAddressLine(
  { addressLine }: Pick<Place, 'addressLine'>,
  shown: AddressDisplay,
): string | null {
  if (addressLine === null || addressLine.trim() === '' || shown === 'city') return null;
  return shown === 'exact' ? addressLine : streetOf(addressLine) || null;
}

/** « rue Fonneuve, 33500 Libourne » */
export const shownPlace = (place: Place, shown: AddressDisplay): string =>
  [shownAddressLine(place, shown), [place.postalCode, place.city].filter(Boolean).join(' ')]
    .filter((part) => part !== null && part !== '')
    .join(', ');
