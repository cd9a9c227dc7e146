import { expect, test } from 'vitest';
import { isDraftOf, unreadIn, withUnread } from '#runtime/forms/versioned-draft.ts';

const blank = { name: '', tags: [], price: null };

test('a draft is taken back only when it has the shape of the form', () => {
  expect(isDraftOf({ values: blank, version: 3 }, blank)).toBe(true);
  expect(isDraftOf({ values: blank, version: null }, blank)).toBe(true);
  expect(isDraftOf({ values: { name: 'x' }, version: 1 }, blank)).toBe(false);
  expect(isDraftOf({ values: { ...blank, tags: 'one' }, version: 1 }, blank)).toBe(false);
  expect(isDraftOf('text', blank)).toBe(false);
});

test('what could not be read comes back with the draft: only where its field still holds no number', () => {
  const texts = new Map([
    ['price', '12 000x'],
    ['lots.0.area', 'grand'],
    ['rate', '8 pour cent'],
  ]);
  const values = { name: 'Chais', price: Number.NaN, rate: 800, lots: [{ area: Number.NaN }] };
  const unread = unreadIn(values, texts);
  expect(unread).toEqual({ price: '12 000x', 'lots.0.area': 'grand' });
  const kept = JSON.parse(JSON.stringify({ values, version: 2, unread }));
  expect(withUnread(kept)).toEqual(values);
});
