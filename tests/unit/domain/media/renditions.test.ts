import { expect, test } from 'vitest';
import { fittingRendition, sidesBelow } from '#domain/media/renditions.ts';

test('a picture is kept in the sizes that are smaller than it', () => {
  expect(sidesBelow({ widthPx: 2560, heightPx: 1707 })).toEqual([320, 640, 1280, 1920]);
  expect(sidesBelow({ widthPx: 800, heightPx: 1280 })).toEqual([320, 640]);
  expect(sidesBelow({ widthPx: 180, heightPx: 120 })).toEqual([]);
});

test('a place is given the lightest copy that has its pixels, or the picture itself', () => {
  const copies = [
    { widthPx: 1280, heightPx: 853 },
    { widthPx: 320, heightPx: 213 },
    { widthPx: 427, heightPx: 640 },
  ];
  expect(fittingRendition(copies, 700)).toEqual({ widthPx: 1280, heightPx: 853 });
  expect(fittingRendition(copies, 640)).toEqual({ widthPx: 427, heightPx: 640 });
  expect(fittingRendition(copies, 1400)).toBeNull();
  expect(fittingRendition([], 1)).toBeNull();
});
