import { expect, test } from 'vitest';
import {
  addressKey,
  isExternal,
  isSameAddress,
  pathOf,
  toHref,
  withoutHash,
} from '#runtime/protocol/address.ts';
import { mergeQuery } from '#runtime/protocol/merge-query.ts';

test('addresses that differ by encoding or hash alone are the same page', () => {
  expect(isSameAddress('/a?q=é&f[x]=1', '/a?q=%C3%A9&f%5Bx%5D=1#h')).toBe(true);
  expect(isSameAddress('/a?q=x+y', '/a?q=x%20y')).toBe(true);
  expect(isSameAddress('/a', '/a?')).toBe(true);
});

test('an encoded separator, another order or another value is another page', () => {
  expect(isSameAddress('/a%2Fb', '/a/b')).toBe(false);
  expect(isSameAddress('/a?q=1%262', '/a?q=1&2')).toBe(false);
  expect(isSameAddress('/a?x=1&y=2', '/a?y=2&x=1')).toBe(false);
});

test('a malformed escape is kept and breaks nothing', () => {
  expect(addressKey('/a%zz?b=%')).toBe('/a%zz?b=%');
});

test('an absolute url is cut to path, query and hash; an unreadable one is null', () => {
  expect(toHref('https://x.test/a?b#c')).toBe('/a?b#c');
  expect(toHref('http://')).toBeNull();
});

test('data replaces keys of the query and keeps the hash', () => {
  expect(mergeQuery('/a?page=2&q=x#h', { page: 1, q: null })).toBe('/a?page=1#h');
  expect(mergeQuery('/a?q=x', { q: null })).toBe('/a');
});

test('pieces of an address', () => {
  expect(withoutHash('/a?b#c?d')).toBe('/a?b');
  expect(pathOf('/a#c?d')).toBe('/a');
  expect(['//x', 'https://x', 'mailto:x', '/a', 'a:b'].map(isExternal)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});
