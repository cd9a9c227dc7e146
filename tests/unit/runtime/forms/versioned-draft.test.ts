import { expect, test } from 'vitest';
import { isDraftOf } from '#runtime/forms/versioned-draft.ts';

const blank = { name: '', tags: [], price: null };

test('a draft is taken back only when it has the shape of the form', () => {
  expect(isDraftOf({ values: blank, version: 3 }, blank)).toBe(true);
  expect(isDraftOf({ values: blank, version: null }, blank)).toBe(true);
  expect(isDraftOf({ values: { name: 'x' }, version: 1 }, blank)).toBe(false);
  expect(isDraftOf({ values: { ...blank, tags: 'one' }, version: 1 }, blank)).toBe(false);
  expect(isDraftOf('text', blank)).toBe(false);
});
