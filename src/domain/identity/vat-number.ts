import { withoutBlanks } from './luhn.ts';
import { parseSiren, type Siren } from './siren.ts';

declare const vatBrand: unique symbol;

/** French VAT number for trade within the Union: `FR`, a key of two digits, the SIREN. */
export type FrenchVatNumber = string & { readonly [vatBrand]: true };

/** The key of a SIREN: `(12 + 3 × (SIREN mod 97)) mod 97`, in two digits. */
export function frenchVatKey(siren: Siren): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
}

/** The VAT number of a company. */
export function frenchVatNumber(siren: Siren): FrenchVatNumber {
  return `FR${frenchVatKey(siren)}${siren}` as FrenchVatNumber;
}

/** A French VAT number however it is grouped; null when its SIREN or its key is wrong. */
export function parseFrenchVatNumber(text: string): FrenchVatNumber | null {
  const compact = withoutBlanks(text).toUpperCase();
  const siren = /^FR\d{11}$/.test(compact) ? parseSiren(compact.slice(4)) : null;
  return siren !== null && frenchVatNumber(siren) === compact ? (compact as FrenchVatNumber) : null;
}
