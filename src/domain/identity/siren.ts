import { passesLuhn, withoutBlanks } from './luhn.ts';

declare const sirenBrand: unique symbol;
declare const siretBrand: unique symbol;

/** Number of a company: nine digits of which the last checks the others. */
export type Siren = string & { readonly [sirenBrand]: true };

/** Number of an establishment: the company’s, and five digits more. */
export type Siret = string & { readonly [siretBrand]: true };

/** La Poste numbered its establishments beyond what the Luhn check allows. */
const laPoste = '356000000';

/** A SIREN however it is grouped; null when it is none. */
export function parseSiren(text: string): Siren | null {
  const digits = withoutBlanks(text);
  return /^\d{9}$/.test(digits) && passesLuhn(digits) ? (digits as Siren) : null;
}

/** A SIRET however it is grouped; null when it is none. Those of La Poste may add up to a multiple of 5 instead. */
export function parseSiret(text: string): Siret | null {
  const digits = withoutBlanks(text);
  if (!/^\d{14}$/.test(digits) || parseSiren(digits.slice(0, 9)) === null) return null;
  const isValid = passesLuhn(digits) || (digits.startsWith(laPoste) && sumOfDigits(digits) % 5 === 0);
  return isValid ? (digits as Siret) : null;
}

/** The company of an establishment. */
export function sirenOf(siret: Siret): Siren {
  return siret.slice(0, 9) as Siren;
}

/** For reading: `000 100 107`, `000 100 107 00010`. */
export function formatSiren(number: Siren | Siret): string {
  return number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a: string, b: string, c: string, d?: string) =>
    [a, b, c, ...(d ? [d] : [])].join(' '),
  );
}

function sumOfDigits(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
}
