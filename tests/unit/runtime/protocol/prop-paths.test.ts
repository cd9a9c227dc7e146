import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPath, isWithin, readPath, writePath } from '#runtime/protocol/prop-paths.ts';

const key = fc.constantFrom('a', 'b', 'c');
const path = fc.array(key, { minLength: 1, maxLength: 3 }).map((keys) => keys.join('.'));
const props = fc.dictionary(key, fc.oneof(fc.nat(), fc.dictionary(key, fc.dictionary(key, fc.nat()))));

describe('dotted paths', () => {
  test('what is written is read again, and nothing beside it changes', () => {
    fc.assert(
      fc.property(props, path, path, (given, at, other) => {
        const written = writePath(given, at, 'x');
        expect(readPath(written, at)).toBe('x');
        if (isWithin(other, at) || isWithin(at, other)) return;
        expect(readPath(written, other)).toBe(readPath(given, other));
      }),
    );
  });

  test('null is a value, nothing is none, and a list has no named parts', () => {
    expect(hasPath({ a: null }, 'a')).toBe(true);
    expect(hasPath({ a: [] }, 'a.length')).toBe(false);
    expect(hasPath({}, 'a.b')).toBe(false);
    expect(hasPath({}, 'constructor')).toBe(false);
  });

  test('a key with dots in it is meant before the parts of its name', () => {
    expect(readPath({ 'a.b': 1, a: { b: 2 } }, 'a.b')).toBe(1);
    expect(writePath({ 'a.b': 1 }, 'a.b', 2)).toEqual({ 'a.b': 2 });
  });
});
