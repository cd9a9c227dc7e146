import { expect, test } from 'vitest';
import { fileAddress } from '#pages/blocks/list/useRowExport.ts';

const defaults = { q: '', sort: 'name', status: [], look: '', view: '', columns: [], page: 1, perPage: 25 };
const list = {
  path: '/operations/telecharger',
  query: { ...defaults, status: ['works', 'selling'], look: 'board', page: 3, perPage: 50 },
  defaults,
};
const part = { format: 'csv', ids: [], columns: [] } as const;

test('a file holds everything that the filters let through, not the page or the look that is shown', () => {
  expect(fileAddress(list, part)).toBe('/operations/telecharger?status=works%2Cselling');
  expect(fileAddress(list, { ...part, format: 'xlsx' })).toBe(
    '/operations/telecharger?status=works%2Cselling&format=xlsx',
  );
});

test('a file has the columns that are shown, in their order', () => {
  const address = fileAddress({ ...list, query: defaults }, { ...part, columns: ['city', 'name'] });
  expect(address).toBe('/operations/telecharger?columns=city%2Cname');
});
