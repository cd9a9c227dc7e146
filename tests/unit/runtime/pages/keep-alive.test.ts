import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CacheMark } from '#runtime/pages/cache.ts';
import {
  isSameInstance,
  type OwnPlace,
  type PageInstance,
  type ShownPage,
} from '#runtime/pages/stage/instance.ts';
import { follow, dropOldest, type KeepAlive, type KeepAliveRules } from '#runtime/pages/stage/keep-alive.ts';
import { pageAt } from '../support.ts';

const component = (): null => null;
const shownAt = (href: string, serial = 0): ShownPage => ({ href, page: pageAt(href), component, serial });

/** Pages over a server whose changes are counted; forms are on the pages below `/form`. */
function createPages() {
  let made = 0;
  let generation = 0;
  const rules: KeepAliveRules = {
    make: (shown): PageInstance => {
      // Only what these rules look at.
      const own = { id: (made += 1) } as OwnPlace;
      return { own, shown, content: null };
    },
    renew: (instance, shown) => (instance.shown === shown ? instance : { ...instance, shown }),
    mark: (): CacheMark => ({ epoch: 0, generation }),
    holds: (mark) => mark.generation === generation,
    mayStay: ({ shown }) => !shown.href.startsWith('/form'),
  };
  let keepAlive: KeepAlive = { current: rules.make(shownAt('/')), kept: [], ahead: null };
  const go = (href: string, next: string | null = null, serial = 0): number => {
    keepAlive = follow(keepAlive, shownAt(href, serial), next === null ? null : shownAt(next), rules);
    return keepAlive.current.own.id;
  };
  const pause = () => {
    keepAlive = dropOldest(keepAlive, 2);
  };
  return { go, pause, change: () => (generation += 1), read: () => keepAlive, madeSoFar: () => made };
}

test('a page that was left goes on with its state, by whichever way it is shown again', () => {
  const { go } = createPages();
  const home = go('/');
  const list = go('/list?page=2');
  expect(go('/')).toBe(home);
  expect(go('/list?page=3')).toBe(list);
});

test('a query or props that change leave the state alone; a path, and a page told to start anew, do not', () => {
  const { go } = createPages();
  const first = go('/list?page=1');
  expect(go('/list?page=2')).toBe(first);
  const other = go('/list/12');
  expect(other).not.toBe(first);
  expect(go('/list/12', null, 1)).not.toBe(other);
});

test('after a change on the server every page that was left starts anew', () => {
  const { go, change } = createPages();
  const home = go('/');
  go('/list');
  change();
  expect(go('/')).not.toBe(home);
});

test('a page that was left with something begun in it starts anew', () => {
  const { go } = createPages();
  const form = go('/form/new');
  go('/list');
  expect(go('/form/new')).not.toBe(form);
});

test('the page made ready is the one shown when it is asked for, and gone when it is not', () => {
  const { go, read, madeSoFar } = createPages();
  go('/', '/list');
  const ahead = read().ahead?.own.id;
  expect(ahead).toBeDefined();
  expect(go('/list')).toBe(ahead);
  expect(read().ahead).toBeNull();
  const made = madeSoFar();
  go('/list', '/');
  // It lives already.
  expect(read().ahead).toBeNull();
  expect(madeSoFar()).toBe(made);
  go('/list', '/other');
  go('/list');
  expect(read().ahead).toBeNull();
});

test('whatever is visited, the page asked for is shown, no page lives twice, and few live after a pause', () => {
  const href = fc.constantFrom('/', '/list', '/list?page=2', '/list/1', '/form/new', '/form/1');
  const step = fc.record({
    href,
    next: fc.option(href),
    serial: fc.integer({ min: 0, max: 1 }),
    isChange: fc.boolean(),
    isPause: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { go, change, pause, read } = createPages();
      for (const { href: to, next, serial, isChange, isPause } of steps) {
        if (isChange) change();
        go(to, next, serial);
        const { current, kept, ahead } = read();
        expect(current.shown.href).toBe(to);
        if (isPause) {
          pause();
          expect(read().kept).toEqual(kept.slice(-2));
        }
        const living = [current, ...kept, ...(ahead ? [ahead] : [])];
        for (const [index, one] of living.entries()) {
          for (const other of living.slice(index + 1)) {
            expect(one.own).not.toBe(other.own);
            expect(isSameInstance(one.shown, other.shown)).toBe(false);
          }
        }
      }
    }),
  );
});
