import { InvalidInputError } from '../../domain-error.ts';
import { cents, type Cents } from '../../money/cents.ts';
import { day, type Day } from '../../time/day.ts';

/** No statement has a line of more: a hundred billion cents. */
const mostCents = 100_000_000_000;

/** A day of figures, in the order of the pattern's groups `y`, `m` and `d`; null for none. */
export function dayOf(text: string, pattern: RegExp): Day | null {
  const { y = '', m = '', d = '' } = pattern.exec(text.trim())?.groups ?? {};
  if (y === '') return null;
  try {
    return day(`${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`);
  } catch (error) {
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}

/** `jj/mm/aaaa`, with two or four figures of the year and any usual separator, or `aaaa-mm-jj`. */
export const csvDay = (text: string): Day | null =>
  dayOf(text, /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?:[T ].*)?$/) ??
  dayOf(text, /^(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d{2})$/);

/** `aaaammjj`, whatever hour comes behind. */
export const compactDay = (text: string): Day | null =>
  dayOf(text, /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?:\D.*|\d{2,6}.*)?$/);

/**
 * An amount as banks write it: `1 234,56`, `-1234.56`, `1.234,56`, `+12,5 €`, `(12,00)`; null for none that could be
 * told, or of more than two decimals.
 */
export function amountOf(text: string): Cents | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F€]|EUR/g, '').replaceAll('−', '-');
  const isBracketed = /^\(.*\)$/.test(bare);
  const plain = isBracketed ? bare.slice(1, -1) : bare;
  const found = /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,](?<part>\d{1,2}))?$/.exec(plain);
  if (!found?.groups) return null;
  // « 12,345 » may be twelve or twelve thousand: nobody can tell.
  if (/^[+-]?\d{1,3}[.,]\d{3}$/.test(plain)) return null;
  const { sign = '', whole = '', part = '' } = found.groups;
  const amount = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount) || amount > mostCents) return null;
  return cents(sign === '-' || isBracketed ? 0 - amount : amount);
}
