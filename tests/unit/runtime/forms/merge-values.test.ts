import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameValue } from '#runtime/forms/changed-fields.ts';
import { mergeValues } from '#runtime/forms/merge-values.ts';

const read = { city: 'Libourne', priceCents: 100, tags: ['chai'] };

describe('two changes of one record', () => {
  test('what only one of both changed is joined, whoever it was', () => {
    const merge = mergeValues(read, { ...read, city: 'Pessac' }, { ...read, priceCents: 200 });
    expect(merge.values).toEqual({ city: 'Pessac', priceCents: 200, tags: ['chai'] });
    expect([merge.taken, merge.disputed]).toEqual([['priceCents'], []]);
  });

  test('what both changed in the same way is not asked about', () => {
    const same = { ...read, tags: ['chai', 'bois'] };
    const merge = mergeValues(read, structuredClone(same), same);
    expect([merge.values, merge.taken, merge.disputed]).toEqual([same, [], []]);
  });

  test('what both changed in ways of their own is disputed, and holds one’s own until it is decided', () => {
    const merge = mergeValues(read, { ...read, city: 'Pessac' }, { ...read, city: 'Bègles' });
    expect([merge.values.city, merge.disputed]).toEqual(['Pessac', ['city']]);
  });

  test('typed over a record that nobody remembers: every difference is disputed, none is overwritten unasked', () => {
    const merge = mergeValues(null, { ...read, city: 'Pessac' }, { ...read, priceCents: 200 });
    expect([merge.taken, merge.disputed]).toEqual([[], ['city', 'priceCents']]);
  });

  test('whatever was typed, nothing that one changed is lost without being named', () => {
    const record = fc.record({
      a: fc.integer({ min: 0, max: 2 }),
      b: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
      c: fc.option(fc.constantFrom('x', 'y')),
    });
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { values, taken, disputed } = mergeValues(base, mine, theirs);
        for (const name of ['a', 'b', 'c'] as const) {
          const isTheirs = !isSameValue(base[name], theirs[name]);
          const isMine = !isSameValue(base[name], mine[name]);
          const isSame = isSameValue(mine[name], theirs[name]);
          expect(taken.includes(name)).toBe(isTheirs && !isMine);
          expect(disputed.includes(name)).toBe(isTheirs && isMine && !isSame);
          expect(values[name]).toEqual(isTheirs && !isMine ? theirs[name] : mine[name]);
        }
      }),
    );
  });
});
