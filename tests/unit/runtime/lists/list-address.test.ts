import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeListQuery,
  isListFiltered,
  nextSort,
  resetListQuery,
  sortOf,
  writeListAddress,
} from '#runtime/lists/list-address.ts';
import { parseQuery } from '#runtime/routes/query.ts';

const defaults = { q: '', sort: '-updatedAt', status: [] as string[], page: 1, perPage: 25 };

describe('writeListAddress', () => {
  test('says nothing of what is as without a query', () => {
    expect(writeListAddress('/operations', defaults, defaults)).toBe('/operations');
  });

  test('joins choices by commas and keeps the order of the keys', () => {
    const query = { ...defaults, q: 'quai & port', status: ['works', 'selling'], page: 2 };
    expect(writeListAddress('/operations', query, defaults)).toBe(
      '/operations?q=quai%20%26%20port&status=works%2Cselling&page=2',
    );
  });

  test('gives back any text that it wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (q) => {
        const search = writeListAddress('/l', { ...defaults, q }, defaults).split('?')[1] ?? '';
        expect(parseQuery(search)['q']).toBe(q);
      }),
    );
  });
});

describe('changeListQuery', () => {
  test('leads back to the first page whenever the rows may change', () => {
    const onThird = { ...defaults, page: 3 };
    expect(changeListQuery(onThird, { status: ['works'] }).page).toBe(1);
    expect(changeListQuery(onThird, { sort: 'name' }).page).toBe(1);
    expect(changeListQuery(onThird, { perPage: 50 }).page).toBe(1);
  });

  test('gives no page to a list that has none', () => {
    expect(changeListQuery({ q: '', bbox: '' }, { q: 'pins' })).toEqual({ q: 'pins', bbox: '' });
  });

  test('turns the page without touching the rest', () => {
    const query = { ...defaults, q: 'pins', page: 3 };
    expect(changeListQuery(query, { page: 4 })).toEqual({ ...query, page: 4 });
  });
});

test('a reset forgets the filters and the page, not the order nor the size of the pages', () => {
  const query = { q: 'pins', sort: 'name', status: ['works'], page: 3, perPage: 50 };
  expect(resetListQuery(query, defaults)).toEqual({ ...defaults, sort: 'name', perPage: 50 });
});

test('a list counts as filtered when records are kept out, not when it is sorted or paged', () => {
  expect(isListFiltered({ ...defaults, sort: 'name', page: 2, perPage: 50 }, defaults)).toBe(false);
  expect(isListFiltered({ ...defaults, status: ['works'] }, defaults)).toBe(true);
  expect(isListFiltered({ ...defaults, q: 'pins' }, defaults)).toBe(true);
});

describe('sorting', () => {
  test('a column begins with its own direction, then turns round', () => {
    expect(nextSort('-updatedAt', 'name', 'ascending')).toBe('name');
    expect(nextSort('name', 'name', 'ascending')).toBe('-name');
    expect(nextSort('-name', 'name', 'ascending')).toBe('name');
    expect(nextSort('name', 'revenue', 'descending')).toBe('-revenue');
    expect(nextSort('-revenue', 'revenue', 'descending')).toBe('revenue');
  });

  test('the direction is told for the sorted column alone', () => {
    expect(sortOf('-name', 'name')).toBe('descending');
    expect(sortOf('name', 'name')).toBe('ascending');
    expect(sortOf('name', 'city')).toBeUndefined();
  });
});
