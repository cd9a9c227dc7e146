import { describe, expect, test } from 'vitest';
import { createOnceStore } from '#runtime/protocol/once-props.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';

const page = (
  props: Record<string, unknown>,
  onceProps: Record<string, unknown>,
  more: Partial<PageObject> = {},
): PageObject => ({ component: 'A', props, url: '/a', version: null, onceProps, ...more });

const plans = (expiresAt: number | null = null) => ({ plans: { prop: 'plans', expiresAt } });

describe('values sent once', () => {
  test('are put into later pages that leave them out, under the name that each page gives them', () => {
    const store = createOnceStore(() => 0);
    store.complete(page({ plans: [1] }, plans()));
    expect(store.known()).toEqual(['plans']);
    expect(store.complete(page({}, plans())).props).toEqual({ plans: [1] });
    expect(store.complete(page({}, { plans: { prop: 'choice.plans' } })).props).toEqual({
      choice: { plans: [1] },
    });
  });

  test('are asked for again once their time is over, which starts when they came and not when they are used', () => {
    let now = 0;
    const store = createOnceStore(() => now);
    store.complete(page({ plans: [1] }, plans(1000)));
    now = 600;
    const used = page({}, plans(1600));
    store.complete(used);
    expect(store.lifeMs(used)).toBe(400);
    now = 1000;
    expect(store.known()).toEqual([]);
    expect(store.lifeMs(used)).toBe(0);
  });

  test('are sent again when asked for by name', () => {
    const store = createOnceStore(() => 0);
    store.complete(page({ plans: [1] }, plans()));
    expect(store.known(['other'])).toEqual(['plans']);
    expect(store.known(['plans'])).toEqual([]);
    store.complete(page({ plans: [2] }, plans()));
    expect(store.complete(page({}, plans())).props).toEqual({ plans: [2] });
  });

  test('need not be asked for afterwards when they are known', () => {
    const store = createOnceStore(() => 0);
    store.complete(page({ plans: [1] }, plans()));
    const deferredProps = { default: ['plans', 'chart'], other: ['plans'] };
    expect(store.complete(page({}, plans(), { deferredProps }))).toMatchObject({
      deferredProps: { default: ['chart'] },
    });
    expect(
      store.complete(page({}, plans(), { deferredProps: { x: ['plans'] } })).deferredProps,
    ).toBeUndefined();
  });

  test('are forgotten on demand, and what a server says badly is left aside', () => {
    const store = createOnceStore(() => 0);
    store.complete(page({ plans: [1] }, { ...plans(), broken: 1, worse: { prop: '' } }));
    expect(store.leansOn(page({}, plans()))).toBe(true);
    store.clear();
    expect(store.known()).toEqual([]);
    expect(store.leansOn(page({}, plans()))).toBe(false);
  });
});
