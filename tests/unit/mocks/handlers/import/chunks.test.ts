import { expect, test } from 'vitest';
import { inChunks } from '#mocks/handlers/import/chunks.ts';
import { chunkText } from '#mocks/server/imports/limits.ts';

const sizesOf = (chunks: readonly (readonly unknown[])[]): number[] => chunks.map(({ length }) => length);

test('short lines go by the hundred, none is lost', () => {
  const items = Array.from({ length: 450 }, (_, index) => index);
  expect(inChunks(items).flat()).toEqual(items);
  expect(sizesOf(inChunks(items))).toEqual([200, 200, 50]);
  expect(inChunks([])).toEqual([]);
});

test('long lines go a few at a time, and the longest alone', () => {
  const lines = (length: number) => Array.from({ length: 12 }, () => 'x'.repeat(length));
  const ofTexts = (length: number) => sizesOf(inChunks(lines(length), (text) => text.length));
  expect(ofTexts(chunkText / 200)).toEqual([12]);
  expect(ofTexts(chunkText / 10)).toEqual([10, 2]);
  expect(ofTexts(chunkText)).toEqual(Array.from({ length: 12 }, () => 1));
});
