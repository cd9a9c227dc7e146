import { describe, expect, test } from 'vitest';
import { operationIndexPage } from '#contracts/client/operation/index.ts';
import {
  defaultQuery,
  statesInProgress,
  viewCounts,
  viewOf,
} from '#pages/Client/Operation/blocks/index/list-query.ts';

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
  expect(viewCounts({ totalCount: 5, inProgressCount: 3, mineCount: 4 })).toEqual({
    all: 5,
    mine: 4,
    inProgress: 3,
  });
});
