import { callingCodeOf } from './calling-code.ts';
import { parsePhone } from './phone.ts';

/** Why a text is no telephone number. */
export type PhoneProblem =
  | { readonly kind: 'characters' }
  /** A French number has ten figures from the zero on; `count` were typed. */
  | { readonly kind: 'frenchLength'; readonly count: number }
  /** Neither a zero nor the code of a country at its head. */
  | { readonly kind: 'noCountry' }
  | { readonly kind: 'length'; readonly count: number }
  /** Ten figures that no French number begins with: 00. */
  | { readonly kind: 'frenchStart' };

/** What is wrong with a number as it was typed; null for a good one. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (parsePhone(text) !== null) return null;
  if (!/^[\d\s.\-/()+\u00A0\u202F]+$/u.test(text) || /\d.*\+/.test(text)) return { kind: 'characters' };
  const compact = text.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '');
  const national = compact.replace(/^(\+|00)33(?!0)/, '0').replace(/^(\+|00)330/, '0');
  if (/^0(?!0)/.test(national)) {
    return national.length === 10
      ? { kind: 'frenchStart' }
      : { kind: 'frenchLength', count: national.length };
  }
  if (/^00$|^000/.test(national)) return { kind: 'frenchStart' };
  if (!/^(\+|00)/.test(national)) return { kind: 'noCountry' };
  const figures = national.replace(/^(\+|00)/, '');
  return { kind: 'length', count: Math.max(0, figures.length - callingCodeOf(figures).length) };
}
