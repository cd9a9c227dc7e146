import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '#ui/fields/fold-text.ts';
import { moveItem } from '#ui/fields/move-item.ts';

describe('ordered lines', () => {
  test('moving a line loses and doubles nothing, and puts it where asked', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const from = a % items.length;
        const to = b % items.length;
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moved.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('a place out of the list changes nothing', () => {
    expect(moveItem(['a', 'b'], 0, 5)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], -1, 0)).toEqual(['a', 'b']);
  });
});

describe('searched texts', () => {
  test('accents, case, curly apostrophes and spaces do not matter', () => {
    expect(foldText('  PÉRIGUEUX ')).toBe('perigueux');
    expect(foldText('L’Île\u00A0d’Yeu')).toBe("l'ile d'yeu");
  });

  test('folding twice gives the same text', () => {
    fc.assert(fc.property(fc.string(), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
