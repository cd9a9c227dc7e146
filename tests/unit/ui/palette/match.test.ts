import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesWords, matchPieces, searchWords } from '#ui/palette/match.ts';

const marked = (text: string, query: string): string =>
  matchPieces(text, searchWords(query))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('what is found of a text', () => {
  test('is marked whatever its accents and capitals', () => {
    expect(marked('Les Chais de la Bastide', 'bastide')).toBe('Les Chais de la [Bastide]');
    expect(marked('Étude de Saint-Genès', 'etude genes')).toBe('[Étude] de Saint-[Genès]');
    expect(marked('Œuvre', 'uvre')).toBe('Œ[uvre]');
  });

  test('never changes the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const pieces = matchPieces(text, searchWords(query));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  test('holds every word, each in any of the texts', () => {
    expect(matchesWords(['Nouvelle opération', 'créer'], searchWords('OPERATION creer'))).toBe(true);
    expect(matchesWords(['Nouvelle opération'], searchWords('opération lot'))).toBe(false);
    expect(matchesWords(['Nouvelle opération'], searchWords('   '))).toBe(true);
  });
});
