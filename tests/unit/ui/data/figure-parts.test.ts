import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figurePieces } from '#ui/data/figure-parts.ts';

describe('figure pieces', () => {
  test('the copied text keeps every character of the formatted figure', () => {
    const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        const text = format.format(cents / 100);
        expect(
          figurePieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('each space between thousands is a piece of its own', () => {
    expect(figurePieces('1\u202F284\u202F000\u00A0€')).toEqual([
      { text: '1', isGroup: false },
      { text: '\u202F', isGroup: true },
      { text: '284', isGroup: false },
      { text: '\u202F', isGroup: true },
      { text: '000\u00A0€', isGroup: false },
    ]);
  });
});
