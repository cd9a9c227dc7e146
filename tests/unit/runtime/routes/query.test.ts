import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from '#runtime/routes/query.ts';
import type { QueryTree } from '#runtime/routes/types.ts';

// Keys without brackets, and not a bare number that would read back as a list.
const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[[\]]|^\d+$/.test(text));
const { tree } = fc.letrec<{ tree: QueryTree; node: QueryTree[string] }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    fc.dictionary(key, tie('node'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
  tree: fc.dictionary(key, tie('node'), { maxKeys: 5, noNullPrototype: true }),
}));

describe('queries', () => {
  test('reading what was written gives the same structure', () => {
    fc.assert(
      fc.property(tree, (given) => {
        expect(parseQuery(stringifyQuery(given))).toEqual(given);
      }),
    );
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseQuery(text)));
    expect(parseQuery('?a=%zz&%=1')).toEqual({ a: '%zz', '%': '1' });
  });

  test('brackets without a key append, the last of two equal keys wins, plus is a space', () => {
    expect(parseQuery('a[]=x&a[]=y+z&b=1&b=2&c')).toEqual({ a: ['x', 'y z'], b: '2', c: '' });
  });

  test('a long list is read in a time in proportion to it: this one took minutes', () => {
    const values = 200_000;
    const { a, b } = parseQuery(`${'a[]=x&'.repeat(values)}${'b[][]=y&'.repeat(values)}`);
    expect([a?.length, b?.length]).toEqual([values, values]);
  });

  test('brackets without a key go on after the highest index given', () => {
    expect(parseQuery('a[3]=x&a[]=y&a[1]=z&a[]=w')).toEqual({ a: { 3: 'x', 4: 'y', 1: 'z', 5: 'w' } });
  });

  test('lists are lists only when no index lacks', () => {
    expect(parseQuery('a[1]=x')).toEqual({ a: { 1: 'x' } });
    expect(parseQuery('a[1]=y&a[0]=x')).toEqual({ a: ['x', 'y'] });
    expect(parseQuery('a[4294967296]=x')).toEqual({ a: { 4294967296: 'x' } });
  });

  test('__proto__ is a key like any other and leaves prototypes alone', () => {
    const read = parseQuery('__proto__[x]=1&a[__proto__][y]=2');
    expect(Object.keys(read)).toEqual(['__proto__', 'a']);
    expect(Reflect.get({}, 'x')).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('values are written as PHP servers read them', () => {
    expect(
      stringifyQuery({ a: ['x'], b: true, c: false, d: null, e: undefined, f: '', g: new Date(0) }),
    ).toBe('a%5B0%5D=x&b=1&c=0&f=&g=1970-01-01T00%3A00%3A00.000Z');
  });

  test('brackets that go too deep neither throw nor recurse without end', () => {
    expect(() => parseQuery(`a${'[b]'.repeat(5000)}=1`)).not.toThrow();
  });
});
