import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { mergePartial } from '#runtime/protocol/partial.ts';
import { shareEqual } from '#runtime/protocol/share-equal.ts';

const page = (props: Record<string, unknown>, component = 'A'): PageObject => ({
  component,
  props,
  url: '/a',
  version: null,
});

describe('merge of an answer', () => {
  test('a partial answer leaves the other props, with their identity', () => {
    const current = page({ list: [{ id: 1 }], other: { deep: [1] } });
    const merged = mergePartial(current, page({ list: [{ id: 1 }, { id: 2 }] }), { only: ['list'] });
    expect(merged.props.list).toEqual([{ id: 1 }, { id: 2 }]);
    expect(merged.props.other).toBe(current.props.other);
    expect((merged.props.list as unknown[])[0]).toBe((current.props.list as unknown[])[0]);
  });

  test('a full answer replaces the props, those that are equal keep their identity', () => {
    const current = page({ a: { x: 1 }, gone: 1 });
    const merged = mergePartial(current, page({ a: { x: 1 }, b: 2 }));
    expect(merged.props).toEqual({ a: { x: 1 }, b: 2 });
    expect(merged.props.a).toBe(current.props.a);
  });

  test('a dotted path keeps the siblings of what was asked for', () => {
    const current = page({ user: { name: 'x', teams: [1] } });
    const merged = mergePartial(current, page({ user: { teams: [1, 2] } }), { only: ['user.teams'] });
    expect(merged.props).toEqual({ user: { name: 'x', teams: [1, 2] } });
  });

  test('the answer of another component is taken as it is', () => {
    const answer = page({ b: 1 }, 'B');
    expect(mergePartial(page({ a: 1 }), answer, { only: ['a'] })).toBe(answer);
  });

  test('empty errors of a background answer do not clear those shown, when asked', () => {
    const current = page({ errors: { name: 'x' }, a: 1 });
    const answer = page({ errors: {}, a: 2 });
    expect(mergePartial(current, answer, { only: ['a'], preserveErrors: true }).props).toEqual({
      errors: { name: 'x' },
      a: 2,
    });
    expect(mergePartial(current, answer, { only: ['a'] }).props.errors).toEqual({});
  });
});

describe('sharing of equal parts', () => {
  test('the result always equals the next value, and is the previous one exactly when they are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        const same: unknown = structuredClone(previous);
        expect(shareEqual(previous, next)).toEqual(next);
        expect(shareEqual(previous, same)).toBe(previous);
      }),
    );
  });
});
