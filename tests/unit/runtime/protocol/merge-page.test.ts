import { describe, expect, test } from 'vitest';
import { mergePage } from '#runtime/protocol/merge-page.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { readScrollState } from '#runtime/protocol/scroll-props.ts';

const page = (props: Record<string, unknown>, fields: Partial<PageObject> = {}): PageObject => ({
  component: 'A',
  props,
  url: '/a',
  version: null,
  ...fields,
});

describe('props that come later', () => {
  test('what was asked for is no longer to be asked for, the rest is', () => {
    const current = page({}, { deferredProps: { one: ['a', 'b'], two: ['c'] } });
    const merged = mergePage(current, page({ a: 1, b: 2 }), { only: ['a', 'b'] });
    expect(merged).toMatchObject({ props: { a: 1, b: 2 }, deferredProps: { two: ['c'] } });
    expect(mergePage(merged, page({ c: 3 }), { only: ['c'] }).deferredProps).toBeUndefined();
  });

  test('an asked prop that the server leaves out is not asked for for ever', () => {
    const current = page({}, { deferredProps: { one: ['a'] } });
    expect(mergePage(current, page({}), { only: ['a'] }).deferredProps).toBeUndefined();
  });

  test('their former values stay until the new ones are there', () => {
    const current = page({ chart: [1], inner: { slow: 1 } });
    const answer = page({ inner: { fast: 2 } }, { deferredProps: { x: ['chart', 'inner.slow'] } });
    expect(mergePage(current, answer)).toMatchObject({
      props: { chart: [1], inner: { fast: 2, slow: 1 } },
      deferredProps: { x: ['chart', 'inner.slow'] },
    });
  });

  test('one that failed is told until it is asked for again and comes', () => {
    const failed = mergePage(page({}), page({}, { rescuedProps: ['a'] }), { only: ['a'] });
    expect(failed.rescuedProps).toEqual(['a']);
    const other = mergePage(failed, page({ b: 1 }), { only: ['b'] });
    expect(other.rescuedProps).toEqual(['a']);
    expect(mergePage(other, page({ a: 1 }), { only: ['a'] }).rescuedProps).toBeUndefined();
  });
});

describe('a list read page by page', () => {
  const state = (previousPage: number | null, currentPage: number, nextPage: number | null) => ({
    scrollProps: { list: { pageName: 'page', previousPage, currentPage, nextPage } },
  });
  const start = page({ list: { data: [3] } }, state(1, 2, 3));

  test('knows what comes before its first page and after its last one', () => {
    const after = mergePage(
      start,
      page({ list: { data: [4] } }, { ...state(2, 3, null), mergeProps: ['list.data'] }),
      { only: ['list'] },
    );
    expect(after.props).toEqual({ list: { data: [3, 4] } });
    expect(readScrollState(after, 'list')).toMatchObject({ previousPage: 1, nextPage: null });
    const before = mergePage(
      after,
      page({ list: { data: [2] } }, { ...state(null, 1, 2), prependProps: ['list.data'] }),
      { only: ['list'] },
    );
    expect(before.props).toEqual({ list: { data: [2, 3, 4] } });
    expect(readScrollState(before, 'list')).toMatchObject({ previousPage: null, nextPage: null });
  });

  test('keeps its length when the page is asked for again behind the person, its items renewed', () => {
    const item = (id: number, n: string) => ({ id, n });
    const grown = mergePage(
      page({ list: { data: [item(1, 'a')] } }, state(null, 1, 2)),
      page({ list: { data: [item(2, 'b')] } }, { ...state(1, 2, 3), mergeProps: ['list.data'] }),
      { only: ['list'] },
    );
    const answer = page(
      { list: { data: [item(1, 'A')] }, other: 1 },
      { ...state(null, 1, 2), mergeProps: ['list.data'], matchPropsOn: ['list.data.id'] },
    );
    const renewed = mergePage(grown, answer, { keepsGrown: true });
    expect(renewed.props).toEqual({ list: { data: [item(1, 'A'), item(2, 'b')] }, other: 1 });
    expect(readScrollState(renewed, 'list')?.nextPage).toBe(3);
    // A visit of the person shows what the server says.
    expect(mergePage(grown, answer).props).toEqual(answer.props);
    expect(mergePage(grown, answer).grownProps).toBeUndefined();
  });

  test('starts anew when it is reset', () => {
    const grown = mergePage(start, page({ list: { data: [4] } }, { mergeProps: ['list.data'] }), {
      only: ['list'],
    });
    const reset = mergePage(grown, page({ list: { data: [1] } }, state(null, 1, 2)), { reset: ['list'] });
    expect(reset.props).toEqual({ list: { data: [1] } });
    expect(reset.grownProps).toBeUndefined();
    expect(readScrollState(reset, 'list')?.previousPage).toBeNull();
  });

  test('the page names its cursors with texts, or says nothing readable', () => {
    const cursor = page({}, { scrollProps: { list: { nextPage: 'abc', pageName: '' } } });
    expect(readScrollState(cursor, 'list')).toEqual({
      pageName: 'page',
      previousPage: null,
      nextPage: 'abc',
      currentPage: null,
    });
    expect(readScrollState(page({}, { scrollProps: { list: 1 } }), 'list')).toBeNull();
    expect(readScrollState(page({}), 'list')).toBeNull();
  });
});
