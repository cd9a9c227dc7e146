import { withoutBlanks } from './luhn.ts';

declare const ibanBrand: unique symbol;

/** Number of a bank account, in capitals and without blanks. */
export type Iban = string & { readonly [ibanBrand]: true };

/** A French account: bank and branch in digits, account in digits or letters, key in digits. */
const french = /^FR\d{2}\d{5}\d{5}[0-9A-Z]{11}\d{2}$/;
const anyCountry = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/**
 * An IBAN however it is grouped; null when its structure or one of its keys is wrong. French ones are checked
 * in full: length, fields and the key of the account; of the others only what all share.
 */
export function parseIban(text: string): Iban | null {
  const compact = withoutBlanks(text).toUpperCase();
  if (!anyCountry.test(compact) || remainderOf(compact.slice(4) + compact.slice(0, 4)) !== 1) return null;
  if (compact.startsWith('FR') && !(french.test(compact) && hasFrenchKey(compact.slice(4)))) return null;
  return compact as Iban;
}

/** For reading: `FR76 9999 9000 0100 0100 2003 034`. */
export function formatIban(iban: Iban): string {
  return iban.replaceAll(/.{4}(?=.)/g, '$& ');
}

/** Remainder by 97, letters counting from A = 10 to Z = 35. */
function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const digits = String(Number.parseInt(character, 36));
    remainder = Number(`${remainder}${digits}`) % 97;
  }
  return remainder;
}

/** Letters of a French account count as the digits of an old keyboard: A and J are 1, B, K and S are 2… */
const letterDigits = '12345678912345678923456789';

/** Whether bank, branch, account and key, read as one number, divide by 97. */
function hasFrenchKey(account: string): boolean {
  const digits = account.replaceAll(/[A-Z]/g, (letter) => letterDigits[letter.charCodeAt(0) - 65] ?? '');
  return (
    [
      { from: 0, to: 5, weight: 89 },
      { from: 5, to: 10, weight: 15 },
      { from: 10, to: 21, weight: 3 },
      { from: 21, to: 23, weight: 1 },
    ].reduce((sum, { from, to, weight }) => sum + weight * Number(digits.slice(from, to)), 0) %
      97 ===
    0
  );
}
