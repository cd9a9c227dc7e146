import { withoutBlanks } from './luhn.ts';

declare const bicBrand: unique symbol;

/** A bank's code by ISO 9362: bank, country, place and, in eleven signs, the branch. */
export type Bic = string & { readonly [bicBrand]: true };

/** A BIC in any case, with or without blanks; null when its structure is wrong. */
export function parseBic(text: string): Bic | null {
  const compact = withoutBlanks(text).toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(compact) ? (compact as Bic) : null;
}
