import { callingCodeOf } from './calling-code.ts';

declare const phoneBrand: unique symbol;

/** A telephone number as ITU-T E.164 writes it: `+33612345678`. */
export type PhoneNumber = string & { readonly [phoneBrand]: true };

const french = /^\+33[1-9]\d{8}$/;
const anyCountry = /^\+[1-9]\d{6,14}$/;

/**
 * A number however it is grouped, French unless it begins with the code of a country (`+44…`, `0044…`); null
 * when it is none. French ones have nine figures after the code; of the others only the length is known.
 */
export function parsePhone(text: string): PhoneNumber | null {
  if (!/^[\d\s.\-/()+\u00A0\u202F]+$/u.test(text)) return null;
  // People write +33 (0)6: the zero in brackets is for those who call from France.
  const compact = text.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '');
  const international = compact
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, '+33')
    .replace(/^\+330/, '+33');
  const isValid = international.startsWith('+33')
    ? french.test(international)
    : anyCountry.test(international);
  return isValid ? (international as PhoneNumber) : null;
}

/** For reading: `06 12 34 56 78` for a French number, `+44 20 79 46 00 18` for another. */
export function formatPhone(phone: PhoneNumber): string {
  if (french.test(phone)) return inPairs(`0${phone.slice(3)}`);
  const code = callingCodeOf(phone.slice(1));
  const rest = phone.slice(1 + code.length);
  return `+${code} ${code === '1' ? rest.replace(/^(...)(...)/, '$1 $2 ') : inPairs(rest)}`;
}

/** A number as it was kept, for reading; text that is no number stays as it is. */
export function phoneText(text: string): string {
  const phone = parsePhone(text);
  return phone === null ? text : formatPhone(phone);
}

/** Figures two by two, the first three together where their number is odd. */
function inPairs(figures: string): string {
  return figures.replaceAll(/\d(?=(\d{2})+$)/g, '$& ').replace(/^(\d) /, '$1');
}
