import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageProps } from '#runtime/protocol/page-object.ts';
import {
  createOptimisticUpdates,
  type OptimisticUpdate,
  type ShownUpdate,
} from '#runtime/props/optimistic.ts';
import { pageAt } from '../support.ts';

function stageOf(props: PageProps) {
  let page = pageAt('/a', { ...props });
  let here = '/a';
  const guesses = createOptimisticUpdates({
    current: () => here,
    readPage: (href) => (href === '/a' ? page : undefined),
    changeProps: (change, href) => {
      if (href !== '/a') return;
      page = { ...page, props: change(page.props) };
      guesses.follow();
    },
  });
  return {
    guesses,
    props: () => page.props,
    component: () => page.component,
    go: (href: string) => {
      here = href;
    },
    /** The server's answer is stored. */
    answer: (next: PageProps, component = 'Page') => {
      page = pageAt('/a', { ...next }, component);
      guesses.follow();
    },
  };
}

const add =
  (n: number): OptimisticUpdate =>
  (props) => ({ ...props, n: Number(props.n) + n });
const rename: OptimisticUpdate = (props) => ({ ...props, name: 'new' });

describe('guesses', () => {
  test('are shown at once, and the answer of the server takes their place', () => {
    const stage = stageOf({ n: 1 });
    const shown = stage.guesses.show(add(1));
    expect(stage.props()).toEqual({ n: 2 });
    shown.settle();
    stage.answer({ n: 5 });
    shown.rollBack();
    expect(stage.props()).toEqual({ n: 5 });
  });

  test('that come to nothing are undone, those of other actions stay', () => {
    const stage = stageOf({ n: 1, name: 'old' });
    const first = stage.guesses.show(add(1));
    const second = stage.guesses.show(rename);
    first.rollBack();
    expect(stage.props()).toEqual({ n: 1, name: 'new' });
    second.rollBack();
    expect(stage.props()).toEqual({ n: 1, name: 'old' });
  });

  test('are laid over what the server says about other things meanwhile', () => {
    const stage = stageOf({ n: 1, name: 'old' });
    const shown = stage.guesses.show(add(1));
    stage.answer({ n: 10, name: 'other' });
    expect(stage.props()).toEqual({ n: 11, name: 'other' });
    shown.rollBack();
    expect(stage.props()).toEqual({ n: 10, name: 'other' });
  });

  test('are never laid over another page, such as that of an error', () => {
    const stage = stageOf({ n: 1 });
    const shown = stage.guesses.show(add(1));
    stage.answer({ status: 500 }, 'Error');
    shown.rollBack();
    expect(stage.props()).toEqual({ status: 500 });
  });

  test('of several pages know nothing of each other', () => {
    const pages: Record<string, PageProps> = { '/a': { n: 1 }, '/b': { n: 10 } };
    const guesses = createOptimisticUpdates({
      current: () => '/a',
      readPage: (href) => pageAt(href, pages[href]),
      changeProps: (change, href) => {
        pages[href] = change(pages[href] ?? {});
      },
    });
    const onA = guesses.show(add(1), '/a');
    guesses.show(add(1), '/b');
    onA.rollBack();
    expect(pages).toEqual({ '/a': { n: 1 }, '/b': { n: 11 } });
  });

  test('begin from what the server said last once those before are settled', () => {
    const stage = stageOf({ n: 1 });
    stage.guesses.show(add(1)).settle();
    stage.answer({ n: 7 });
    stage.guesses.show(add(1));
    expect(stage.props()).toEqual({ n: 8 });
  });

  test('in any order of answers and failures, what is shown in the end is what the server last said', () => {
    const step = fc.record({ n: fc.integer({ min: 1, max: 9 }), ends: fc.boolean(), at: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const stage = stageOf({ n: 0 });
        let truth = 0;
        const open: { shown: ShownUpdate; n: number; ends: boolean }[] = [];
        const end = (index: number): void => {
          const [one] = open.splice(index, 1);
          if (!one) return;
          if (one.ends) {
            truth += one.n;
            one.shown.settle();
            stage.answer({ n: truth });
          } else one.shown.rollBack();
          const pending = open.reduce((sum, { n }) => sum + n, 0);
          expect(stage.props()).toEqual({ n: truth + pending });
        };
        for (const { n, ends, at } of steps) {
          open.push({ shown: stage.guesses.show(add(n)), n, ends });
          if (at < 3) end(at % open.length);
        }
        while (open.length > 0) end(0);
        expect(stage.props()).toEqual({ n: truth });
      }),
    );
  });
});
