import { withoutBlanks } from './luhn.ts';
import { parseSiren, parseSiret } from './siren.ts';

/** Why a text is no number of a company or of an establishment. */
export type SirenProblem =
  | { readonly kind: 'characters' }
  | { readonly kind: 'length'; readonly count: number }
  /** The figures of the company do not fit together: one of them is wrong, or two changed places. */
  | { readonly kind: 'siren' }
  /** The company's are right, those of the establishment are not. */
  | { readonly kind: 'siret' };

/** What is wrong with a SIREN as it was typed; null for a good one. */
export function sirenProblem(text: string): SirenProblem | null {
  const digits = withoutBlanks(text);
  return shapeProblem(digits, 9) ?? (parseSiren(digits) === null ? { kind: 'siren' } : null);
}

/** What is wrong with a SIRET as it was typed; null for a good one. */
export function siretProblem(text: string): SirenProblem | null {
  const digits = withoutBlanks(text);
  const shape = shapeProblem(digits, 14);
  if (shape !== null) return shape;
  if (parseSiren(digits.slice(0, 9)) === null) return { kind: 'siren' };
  return parseSiret(digits) === null ? { kind: 'siret' } : null;
}

function shapeProblem(digits: string, length: number): SirenProblem | null {
  if (!/^\d*$/.test(digits)) return { kind: 'characters' };
  return digits.length === length ? null : { kind: 'length', count: digits.length };
}
