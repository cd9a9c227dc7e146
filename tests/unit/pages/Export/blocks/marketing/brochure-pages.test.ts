import { expect, test } from 'vitest';
import {
  gridPages,
  hasClosingPage,
} from '../../../../../../src/pages/Export/blocks/marketing/brochure-pages.ts';

test('twelve lots stand on a page of the grid, and one page says that there is none', () => {
  const rows = Array.from({ length: 25 }, (_, rank) => rank);
  expect(gridPages(rows, 12).map((page) => page.length)).toEqual([12, 12, 1]);
  expect(gridPages([], 12)).toEqual([[]]);
});

test('the brochure has an even number of pages', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    expect((3 + count + (hasClosingPage(count) ? 1 : 0)) % 2).toBe(0);
  }
});
