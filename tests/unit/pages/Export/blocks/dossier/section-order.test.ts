import { expect, test } from 'vitest';
import { moved, withChosen } from '#pages/Export/blocks/dossier/section-order.ts';

test('a paper moves by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved([], 0, 1)).toEqual([]);
});

test('a paper that is chosen comes last, and leaves the others as they were when it is not any more', () => {
  expect(withChosen(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
  expect(withChosen(['a', 'b', 'c'], 'b', false)).toEqual(['a', 'c']);
});
