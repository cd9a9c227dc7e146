import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRows, linesOf, sumOf } from '#runtime/lists/groups.ts';

const row = fc.record({
  city: fc.constantFrom('Libourne', 'Arcachon', ''),
  cents: fc.option(fc.integer({ min: -1_000_000, max: 100_000_000 })),
});
const rows = fc.array(row, { maxLength: 40 });
const none = new Set<string>();

test('groups hold every row once, in its order, and their sums come to the sum of all', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const groups = groupRows(all, ({ city }) => city, none);
      expect(groups.flatMap((group) => group.rows)).toHaveLength(all.length);
      for (const group of groups) {
        expect(group.rows).toEqual(all.filter(({ city }) => city === group.key));
      }
      const sums = groups.map((group) => sumOf(group.rows, ({ cents }) => cents) ?? 0);
      expect(sums.reduce((total, sum) => total + sum, 0)).toBe(sumOf(all, ({ cents }) => cents) ?? 0);
    }),
  );
});

test('a closed group keeps its head alone, and rows are counted on through the open ones', () => {
  const all = [{ city: 'A' }, { city: 'B' }, { city: 'A' }, { city: 'C' }];
  const lines = linesOf(groupRows(all, ({ city }) => city, new Set(['B'])));
  expect(lines.map((line) => (line.kind === 'group' ? line.group.key : line.index))).toEqual([
    'A',
    0,
    1,
    'B',
    'C',
    2,
  ]);
});

test('a sum of no values is none, not zero', () => {
  expect(sumOf([{ cents: null }], ({ cents }) => cents)).toBeNull();
  expect(sumOf([{ cents: null }, { cents: 0 }], ({ cents }) => cents)).toBe(0);
});
