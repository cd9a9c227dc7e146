import { describe, expect, test } from 'vitest';
import { sampleAddresses } from '#codegen/edit/sample-addresses.ts';
import { sampleValues } from '#codegen/edit/sample-value.ts';

describe('sample values', () => {
  test.each([
    ['draft|sent', ['draft', 'sent']],
    ['(?:fr|en)-[A-Z]{2}', ['fr-AA', 'en-AA', 'fr-ZZ', 'en-ZZ']],
    ['OP-\\d{4}', ['OP-1111', 'OP-9999']],
    ['(?=x)xy[^/]', ['xya']],
    ['[^\\]]\\]\\|', ['a]|']],
    ['(?!.*)', []],
  ])('of %s', (where, expected) => {
    expect(sampleValues(where)).toEqual(expect.arrayContaining(expected));
    for (const value of sampleValues(where)) expect(value).toMatch(new RegExp(`^(?:${where})$`, 'su'));
    if (expected.length === 0) expect(sampleValues(where)).toEqual([]);
  });

  test.each([
    '[0-9a-hjkmnp-tv-z]{26}',
    '[0-9a-f]{8}-[0-9a-f]{4}',
    '\\p{Lu}\\p{Ll}+',
    'a{2,3}?b*',
    '\\x41\\u{42}',
  ])('there is one for %s', (where) => {
    expect(sampleValues(where)).not.toEqual([]);
  });

  test('addresses vary one parameter at a time and leave optional ones out', () => {
    const wheres = { a: '1|2', b: 'x|y' };
    const route = { name: 'r', uri: '{a}/s/{b?}', methods: ['GET' as const], wheres, domain: '{a}.test' };
    expect(sampleAddresses(route).map(({ host, path }) => host + path)).toEqual([
      '1.test/1/s/x',
      '1.test/2/s/x',
      '1.test/1/s/y',
      '1.test/1/s',
      '2.test/1/s/x',
    ]);
  });

  test('a format without a value gives no address', () => {
    const route = { name: 'r', uri: '{a}', methods: ['GET' as const], wheres: { a: '(?!.*)' } };
    expect(sampleAddresses(route)).toEqual([]);
  });
});
