import { describe, expect, test, vi } from 'vitest';
import { askedProps } from '#mocks/server/props/asked-props.ts';
import { deferred, growing, onDemand, once, paged } from '#mocks/server/props/deferred.ts';
import { resolveProps } from '#mocks/server/props/resolve-props.ts';

const faults: string[] = [];

/** The answer to a visit, or to a partial request for `only`. */
function answer(
  props: Record<string, unknown>,
  { only = '', ...headers }: Record<string, string> & { only?: string } = {},
) {
  const part = { 'x-inertia-partial-component': 'Page', 'x-inertia-partial-data': only };
  const asked = askedProps(new Headers({ ...(only && part), ...headers }), 'Page');
  return resolveProps(props, { asked, nowMs: 1000, onFault: (name) => void faults.push(name) });
}

describe('deferred props', () => {
  test('that come later are named by group and made only when they are asked for', async () => {
    const make = vi.fn(async () => 1);
    const props = { now: 0, a: deferred(make), b: deferred(make, 'slow'), c: deferred(make) };
    expect(await answer(props)).toEqual({
      props: { now: 0 },
      fields: { deferredProps: { default: ['a', 'c'], slow: ['b'] } },
    });
    expect(make).not.toHaveBeenCalled();
    expect(await answer({ a: deferred(make) }, { only: 'a' })).toEqual({ props: { a: 1 }, fields: {} });
  });

  test('that come later may fail: the page is told, and so is the log', async () => {
    const broken = deferred(() => {
      throw new Error('no');
    });
    const result = await answer({ broken, other: 1 }, { only: 'broken,other' });
    expect(result).toEqual({ props: { other: 1 }, fields: { rescuedProps: ['broken'] } });
    expect(faults).toEqual(['broken']);
    await expect(answer({ now: growing(() => Promise.reject(new Error('no'))) })).rejects.toThrow('no');
  });

  test('on demand come when their name is in the request', async () => {
    expect(await answer({ more: onDemand(() => 1) })).toEqual({ props: {}, fields: {} });
    expect((await answer({ more: onDemand(() => 1) }, { only: 'more.part' })).props).toEqual({ more: 1 });
  });

  test('sent once are left out for who knows them, unless they are asked for by name', async () => {
    const props = { plans: once(() => 1, { key: 'k', validS: 60 }) };
    const onceProps = { k: { prop: 'plans', expiresAt: 61_000 } };
    const known = { 'x-inertia-except-once-props': 'k' };
    expect(await answer(props)).toEqual({ props: { plans: 1 }, fields: { onceProps } });
    expect(await answer(props, known)).toEqual({ props: {}, fields: { onceProps } });
    expect((await answer(props, { ...known, only: 'plans' })).props).toEqual({ plans: 1 });
  });

  test('that grow say where and how, until they are reset', async () => {
    const list = growing(() => ({ rows: [1] }), { path: 'rows', matchOn: 'id' });
    expect((await answer({ list })).fields).toEqual({
      mergeProps: ['list.rows'],
      matchPropsOn: ['list.rows.id'],
    });
    expect((await answer({ list }, { only: 'list', 'x-inertia-reset': 'list' })).fields).toEqual({});
    const others = { a: growing(() => 1, { side: 'prepend' }), b: growing(() => 1, { side: 'deep' }) };
    expect((await answer(others)).fields).toEqual({ prependProps: ['a'], deepMergeProps: ['b'] });
  });

  test('of a list sent page by page say where it stands, and lengthen it at the end that was asked for', async () => {
    const list = paged(() => ({ data: [2] }), { currentPage: 2, previousPage: 1, nextPage: null });
    const place = { pageName: 'page', currentPage: 2, previousPage: 1, nextPage: null };
    expect((await answer({ list })).fields).toEqual({
      mergeProps: ['list.data'],
      scrollProps: { list: { ...place, reset: false } },
    });
    const before = { only: 'list', 'x-inertia-infinite-scroll-merge-intent': 'prepend' };
    expect((await answer({ list }, before)).fields).toMatchObject({ prependProps: ['list.data'] });
    expect((await answer({ list }, { only: 'list', 'x-inertia-reset': 'list' })).fields).toEqual({
      scrollProps: { list: { ...place, reset: true } },
    });
  });

  test('a part of another page than the one that answers is the whole', () => {
    const headers = new Headers({ 'x-inertia-partial-component': 'Other', 'x-inertia-partial-data': 'a' });
    expect(askedProps(headers, 'Page')).toMatchObject({ isPart: false, names: new Set() });
  });
});
