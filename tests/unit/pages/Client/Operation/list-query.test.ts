import { describe, expect, test } from 'vitest';
import { operationIndexPage } from '#contracts/client/operation/index.ts';
import {
  defaultQuery,
  downloadAddress,
  statesInProgress,
  viewCounts,
  viewOf,
} from '#pages/Client/Operation/blocks/index/list-query.ts';
import { filterChange, filterValue } from '#pages/Client/Operation/blocks/index/operation-filters.ts';

const me = { id: '01k8n3v5x7z9b1d3f5h7k9m1n3', name: 'Hugo Lartigue' };

test('the default query is what the contract reads in an address without one', () => {
  expect(operationIndexPage.query.parse({})).toEqual(defaultQuery);
});

describe('viewOf', () => {
  test('one’s own operations are those of oneself alone', () => {
    expect(viewOf({ ...defaultQuery, managerId: [me.id] }, me.id)).toBe('mine');
    expect(viewOf({ ...defaultQuery, managerId: [me.id, 'other'] }, me.id)).toBe('all');
  });

  test('work in progress is every state but the final ones, whatever their order', () => {
    expect(viewOf({ ...defaultQuery, status: statesInProgress.toReversed() }, me.id)).toBe('inProgress');
    expect(viewOf({ ...defaultQuery, status: ['works'] }, me.id)).toBe('all');
  });

  test('other filters do not leave the view', () => {
    expect(viewOf({ ...defaultQuery, city: ['Libourne'], q: 'quai' }, me.id)).toBe('all');
  });
});

test('each view counts its operations, whatever the filters', () => {
  const facets = { city: [], department: [], tag: [], year: [] };
  const managerId = [{ value: me.id, label: me.name, count: 4 }];
  expect(viewCounts({ facets: { ...facets, managerId }, totalCount: 5, inProgressCount: 3, me })).toEqual({
    all: 5,
    mine: 4,
    inProgress: 3,
  });
});

test('the file holds everything the filters let through, not the page shown', () => {
  const query = { ...defaultQuery, status: ['works' as const, 'selling' as const], page: 3, perPage: 50 };
  expect(downloadAddress(query, 'csv')).toBe('/operations/telecharger?status=works%2Cselling');
  expect(downloadAddress(query, 'xlsx')).toBe('/operations/telecharger?status=works%2Cselling&format=xlsx');
});

describe('filters', () => {
  test('a filter tells one or two values in words, more by their number', () => {
    const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
    const count = (n: number) => `${n} choix`;
    expect(filterValue([], choices, count)).toBe('');
    expect(filterValue(['a', 'c'], choices, count)).toBe('A, C');
    expect(filterValue(['a', 'b', 'c'], choices, count)).toBe('3 choix');
    expect(filterValue(['gone'], choices, count)).toBe('gone');
  });

  test('a closed list takes its own values alone', () => {
    expect(filterChange('status', ['works', 'nonsense'])).toEqual({ status: ['works'] });
    expect(filterChange('kind', ['vir'])).toEqual({ kind: ['vir'] });
    expect(filterChange('city', ['Libourne'])).toEqual({ city: ['Libourne'] });
  });
});
