import { expect, test } from 'vitest';
import { filterValue } from '#ui/list/bars/list-filter.ts';
import { clientRows } from '#ui/list/client-rows.ts';
import type { ListColumn } from '#ui/list/list-column.ts';

interface Lot {
  readonly ref: string;
  readonly city: string | null;
  readonly cents: number | null;
}
const columns: readonly ListColumn<Lot>[] = [
  { id: 'ref', label: 'Lot', value: ({ ref }) => ref },
  { id: 'city', label: 'Commune', value: ({ city }) => city },
  { id: 'price', label: 'Prix', kind: 'money', value: ({ cents }) => cents },
];
const lots: readonly Lot[] = [
  { ref: 'L10', city: 'Libourne', cents: 200 },
  { ref: 'L2', city: 'Saint-Émilion', cents: null },
  { ref: 'L1', city: null, cents: 100 },
];
const refs = (query: Parameters<typeof clientRows>[2]) =>
  clientRows(lots, columns, query, (_, { city }) => city ?? '').map(({ ref }) => ref);

test('numbers in texts are put in order as numbers, and rows without a value stand last both ways', () => {
  expect(refs({ sort: 'ref' })).toEqual(['L1', 'L2', 'L10']);
  expect(refs({ sort: '-ref' })).toEqual(['L10', 'L2', 'L1']);
  expect(refs({ sort: 'price' })).toEqual(['L1', 'L10', 'L2']);
  expect(refs({ sort: '-price' })).toEqual(['L10', 'L1', 'L2']);
});

test('every word must be found, whatever its accents', () => {
  expect(refs({ q: 'emilion l2' })).toEqual(['L2']);
  expect(refs({ q: 'emilion l10' })).toEqual([]);
});

test('a filter lets its own values through, several of them together', () => {
  expect(refs({ city: ['Libourne', 'Saint-Émilion'] })).toEqual(['L10', 'L2']);
});

test('a filter tells one or two values in words, more by their number', () => {
  const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  const count = (n: number) => `${n} choix`;
  expect(filterValue([], choices, count)).toBe('');
  expect(filterValue(['a', 'c'], choices, count)).toBe('A, C');
  expect(filterValue(['a', 'b', 'c'], choices, count)).toBe('3 choix');
  expect(filterValue(['gone'], choices, count)).toBe('gone');
});
