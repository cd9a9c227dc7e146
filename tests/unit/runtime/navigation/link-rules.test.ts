import { expect, test } from 'vitest';
import { isInternalLink, isPlainClick } from '#runtime/navigation/link-rules.ts';
import {
  guardPath,
  parseOpaqueSearch,
  splitHref,
  stringifyOpaqueSearch,
} from '#runtime/navigation/opaque-search.ts';

const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test('only plain left clicks are followed by the application', () => {
  expect(isPlainClick(click)).toBe(true);
  for (const other of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isPlainClick({ ...click, ...other })).toBe(false);
  }
});

test('other hosts, other windows and downloads are left to the browser', () => {
  expect(isInternalLink({ href: '/a?b#c', target: '_self' })).toBe(true);
  for (const link of [
    { href: 'https://x.test' },
    { href: '//x.test' },
    { href: '/\\x.test' },
    { href: 'mailto:x' },
    { href: '#a' },
    { href: '/a', target: '_blank' },
    { href: '/a', download: '' },
    { href: '/a', download: true },
  ]) {
    expect(isInternalLink(link)).toBe(false);
  }
});

test('addresses pass through the router byte for byte', () => {
  for (const search of ['', '?a=1', '?a[]=1&b=true&c=007', '?q=%C3%A9+x&f%5Bx%5D=', '?a=%zz']) {
    expect(stringifyOpaqueSearch(parseOpaqueSearch(search))).toBe(search);
  }
  expect(splitHref('/a%2F$b?x=1?2#h?i#j')).toEqual({
    href: '/a%2F$b?x=1?2#h?i#j',
    pathname: '/a%2F$b',
    search: '?x=1?2',
    hash: '#h?i#j',
  });
});

test('a dollar sign in a path, which the router would read as a parameter, is encoded; the query keeps its own', () => {
  expect(guardPath('/a/$b/$?x=$1#$')).toBe('/a/%24b/%24?x=$1#$');
});
