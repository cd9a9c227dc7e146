import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { parseIban } from './iban.ts';
import { withoutBlanks } from './luhn.ts';

/** Why a text is no IBAN. */
export type IbanProblem =
  | { readonly kind: 'characters' }
  /** No country has an IBAN that begins so. */
  | { readonly kind: 'country'; readonly country: string }
  /** The country's have `expected` signs; `count` were typed. */
  | { readonly kind: 'length'; readonly country: string; readonly expected: number; readonly count: number }
  /** A letter stands where the country has a figure. */
  | { readonly kind: 'format'; readonly country: string }
  /** The two figures after the country do not fit the account: something was mistyped. */
  | { readonly kind: 'checkDigits' }
  /** The key of the account itself, within the country's number, is wrong. */
  | { readonly kind: 'accountKey' };

/** What is wrong with an IBAN as it was typed, by the structure that its country registered; null for a good one. */
export function ibanProblem(text: string): IbanProblem | null {
  const compact = withoutBlanks(text).toUpperCase();
  if (!/^[A-Z0-9]*$/.test(compact)) return { kind: 'characters' };
  const country = compact.slice(0, 2);
  const expected = countrySpecs[country]?.chars ?? null;
  if (expected === null) return { kind: 'country', country };
  if (compact.length !== expected) return { kind: 'length', country, expected, count: compact.length };
  const { errorCodes } = validateIBAN(compact);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return { kind: 'format', country };
  if (errorCodes.some((code) => keyErrors.has(code))) return { kind: 'checkDigits' };
  return errorCodes.length > 0 || parseIban(compact) === null ? { kind: 'accountKey' } : null;
}

const keyErrors: ReadonlySet<ValidationErrorsIBAN> = new Set([
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongIBANChecksum,
]);
