import type { CodeRange } from '../../pcre/ranges.ts';

/** The texts that a regular expression matches as a whole. */
export type Language =
  | { readonly kind: 'set'; readonly ranges: readonly CodeRange[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Language[] }
  | { readonly kind: 'choice'; readonly options: readonly Language[] }
  | { readonly kind: 'repeat'; readonly inner: Language; readonly min: number; readonly max: number }
  /** Some texts of `of`, which ones is not known: an assertion, a property, a back-reference. */
  | { readonly kind: 'some'; readonly of: Language };

export const EMPTY: Language = { kind: 'sequence', parts: [] };

/** Languages one behind the other. */
export function sequence(parts: readonly Language[]): Language {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'sequence', parts };
}

/** Any of some languages. */
export function choice(options: readonly Language[]): Language {
  const [only] = options;
  return options.length === 1 && only ? only : { kind: 'choice', options };
}

/** Characters that may stand at a place of a text, and how a set of an expression is seen among them. */
export interface Alphabet {
  /** Ranges of a class, sorted, with what the flags of its expression add; `null` when that is not known. */
  see(ranges: readonly CodeRange[], isNegated: boolean): readonly CodeRange[] | null;
  readonly all: readonly CodeRange[];
}
