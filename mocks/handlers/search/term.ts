import { foldedWords } from '#mocks/db/fold.ts';
import { minSearchLength } from '#contracts/limits.ts';

/** What was typed, as each kind of record looks for it. */
export interface SearchTerm {
  /** Its words, folded: all must be found. */
  readonly words: readonly string[];
  /** Its figures, where it is a number, a telephone or a SIREN: at least four of them. */
  readonly digits: string | null;
  /** The amounts it can mean, in cents, both included: `480 000` is any amount that shows so. */
  readonly amount: { readonly fromCents: number; readonly toCents: number } | null;
}

const minDigits = 4;
const numberLike = /^\+?[\d\s.\-/()]+€?$/u;
const amountLike = /^(\d{1,3}(?:[\s.]\d{3})+|\d{1,11})(?:,(\d{1,2}))?\s*(€?)$/u;
/** A smaller number without the sign of the euro is a house number, a floor, a year. */
const leastBareEuros = 1000;

/** Reads what was typed; null when it is too short to search for. */
export function readTerm(typed: string): SearchTerm | null {
  const words = foldedWords(typed);
  if (words.join('').length < minSearchLength) return null;
  return { words, digits: readDigits(typed), amount: readAmount(typed.trim()) };
}

function readDigits(typed: string): string | null {
  if (!numberLike.test(typed)) return null;
  // However a telephone is stored, it has what follows the code of the country or the zero.
  const digits = typed.replace(/[^+\d]/g, '').replace(/^(\+33|0033|0)|\+/, '');
  return digits.length < minDigits ? null : digits;
}

function readAmount(typed: string): SearchTerm['amount'] {
  const [, whole = '', decimals, sign] = amountLike.exec(typed) ?? [];
  if (whole === '') return null;
  const euros = Number(whole.replace(/\D/g, ''));
  if (euros < leastBareEuros && sign === '') return null;
  if (decimals === undefined) return { fromCents: euros * 100, toCents: euros * 100 + 99 };
  const cents = euros * 100 + Number(decimals.padEnd(2, '0'));
  return { fromCents: cents, toCents: cents };
}
