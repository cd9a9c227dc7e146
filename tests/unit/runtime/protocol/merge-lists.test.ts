import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLists } from '#runtime/protocol/merge-lists.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';

const answer = (props: Record<string, unknown>, fields: Partial<PageObject> = {}): PageObject => ({
  component: 'A',
  props,
  url: '/a',
  version: null,
  ...fields,
});

describe('lists that grow', () => {
  test('are lengthened at their end or their beginning, also inside of an object', () => {
    const current = { list: [1], inner: { data: [1], total: 1 } };
    const next = answer(
      { list: [2], inner: { data: [2], total: 2 } },
      { mergeProps: ['list', 'inner.data'] },
    );
    expect(mergeLists(current, next)).toEqual({ list: [1, 2], inner: { data: [1, 2], total: 2 } });
    expect(mergeLists(current, answer({ list: [0] }, { prependProps: ['list'] }))).toEqual({ list: [0, 1] });
  });

  test('of one object, only those that are named grow', () => {
    const current = { inner: { a: [1], b: [1] } };
    const next = answer({ inner: { a: [2], b: [2] } }, { mergeProps: ['inner.a'] });
    expect(mergeLists(current, next)).toEqual({ inner: { a: [1, 2], b: [2] } });
  });

  test('renew an item in its place when appended to, and move it to the front when prepended to', () => {
    const current = {
      list: [
        { id: 1, n: 'a' },
        { id: 2, n: 'b' },
      ],
    };
    const incoming = [
      { id: 2, n: 'B' },
      { id: 3, n: 'c' },
    ];
    const names = (fields: Partial<PageObject>) =>
      (mergeLists(current, answer({ list: incoming }, fields)).list as { n: string }[]).map(({ n }) => n);
    expect(names({ mergeProps: ['list'], matchPropsOn: ['list.id'] })).toEqual(['a', 'B', 'c']);
    expect(names({ prependProps: ['list'], matchPropsOn: ['list.id'] })).toEqual(['B', 'c', 'a']);
  });

  test('objects take in new keys; deeply merged ones do so at every depth and lengthen the lists inside', () => {
    const current = { o: { a: 1, deep: { list: [{ id: 1 }], x: 1 } } };
    const incoming = { o: { b: 2, deep: { list: [{ id: 1, is: 'new' }, { id: 2 }] } } };
    expect(mergeLists(current, answer(incoming, { mergeProps: ['o'] }))).toEqual({
      o: { a: 1, b: 2, deep: incoming.o.deep },
    });
    const deep = answer(incoming, { deepMergeProps: ['o'], matchPropsOn: ['o.deep.list.id'] });
    expect(mergeLists(current, deep)).toEqual({
      o: { a: 1, b: 2, deep: { list: [{ id: 1, is: 'new' }, { id: 2 }], x: 1 } },
    });
  });

  test('a prop that the answer leaves out, or that was no list before, harms nothing', () => {
    expect(mergeLists({ list: [1] }, answer({ other: 1 }, { mergeProps: ['list'] }))).toEqual({ other: 1 });
    expect(mergeLists({ list: null }, answer({ list: [1] }, { mergeProps: ['list'] }))).toEqual({
      list: [1],
    });
    expect(mergeLists({ list: 'x' }, answer({ list: 'y' }, { deepMergeProps: ['list'] }))).toEqual({
      list: 'y',
    });
  });

  const items = fc.uniqueArray(fc.record({ id: fc.nat(12), n: fc.nat() }), { selector: ({ id }) => id });

  test('with a key there is every item once, the newest state of each, whatever came', () => {
    fc.assert(
      fc.property(items, items, fc.constantFrom('mergeProps', 'prependProps'), (before, incoming, side) => {
        const fields = { [side]: ['list'], matchPropsOn: ['list.id'] };
        const list = mergeLists({ list: before }, answer({ list: incoming }, fields)).list as typeof before;
        const newest = new Map([...before, ...incoming].map((item) => [item.id, item]));
        expect(list).toHaveLength(newest.size);
        expect(new Map(list.map((item) => [item.id, item]))).toEqual(newest);
        // The order of the items that were not renewed is that of the list shown.
        const untouched = (of: typeof before) =>
          of.filter(({ id }) => !incoming.some((item) => item.id === id));
        expect(untouched(list)).toEqual(untouched(before));
      }),
    );
  });

  test('nothing that is merged changes what it was merged from', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, incoming) => {
        const current = { value: structuredClone(before) };
        const next = answer({ value: structuredClone(incoming) }, { deepMergeProps: ['value'] });
        mergeLists(current, next);
        expect(current.value).toEqual(before);
        expect(next.props.value).toEqual(incoming);
      }),
    );
  });
});
