import { foldText } from '../fields/fold-text.ts';

/** A piece of a text, and whether it is what was searched for. */
export interface MatchPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The words of a search, folded. */
export const searchWords = (query: string): readonly string[] =>
  foldText(query)
    .split(' ')
    .filter((word) => word !== '');

/** True when each word stands somewhere in one of the texts. */
export function matchesWords(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/**
 * Cuts a text where the words of a search stand, whatever their accents and capitals; joined again, the pieces
 * give the same text.
 */
export function matchPieces(text: string, words: readonly string[]): MatchPiece[] {
  const signs = Array.from(text);
  // Folded sign by sign, so that a place in the folded text leads back to one in the text.
  let folded = '';
  const signAt: number[] = [];
  signs.forEach((sign, index) => {
    const plain = /^\s$/u.test(sign) ? ' ' : foldText(sign);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) signAt.push(index);
  });
  const isMatch = signs.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (const index of signAt.slice(at, at + word.length)) isMatch[index] = true;
    }
  }
  return signs.reduce<MatchPiece[]>((pieces, sign, index) => {
    const last = pieces.at(-1);
    const matches = isMatch[index] ?? false;
    if (last?.isMatch !== matches) return [...pieces, { text: sign, isMatch: matches }];
    return [...pieces.slice(0, -1), { text: last.text + sign, isMatch: matches }];
  }, []);
}
