import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToWidth, displayWidth } from '#codegen/terminal/width.ts';

test.each([
  ['plain', 5],
  ['été', 3],
  ['e\u0301te\u0301', 3],
  ['日本', 4],
  ['ｆｕｌｌ', 8],
  ['👩‍👩‍👧', 2],
  ['\u200B', 0],
])('%j takes %d columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

describe('cutting a text', () => {
  test('never goes beyond the width, and keeps a text that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const cut = cutToWidth(text, width);
        expect(displayWidth(cut)).toBeLessThanOrEqual(width);
        if (displayWidth(text) <= width) expect(cut).toBe(text);
      }),
    );
  });
});
