import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, parseHex } from '#ui/fields/contrast.ts';

const hex = fc.stringMatching(/^#[0-9A-F]{6}$/);

test('a colour is read however it is written, and a text that is none is not', () => {
  expect(['#a9462b', 'A9462B', ' #abc '].map(parseHex)).toEqual(['#A9462B', '#A9462B', '#AABBCC']);
  expect(['', '#12', '#12345', 'brique', '#GG0000'].map(parseHex)).toEqual([null, null, null, null, null]);
});

test('contrast goes from 1 for the same colour to 21 for black on white, either way round', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#A9462B', '#FFFFFF')).toBeCloseTo(5.84, 2);
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(contrastOf(a, b)).toBe(contrastOf(b, a));
      expect(contrastOf(a, b)).toBeGreaterThanOrEqual(1);
      expect(contrastOf(a, b)).toBeLessThanOrEqual(21);
      expect(contrastOf(a, a)).toBe(1);
    }),
  );
});
