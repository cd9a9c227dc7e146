import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catchUp } from '#runtime/realtime/catch-up.ts';
import type { RealtimeState } from '#runtime/realtime/realtime.ts';
import { createRefresher } from '#runtime/realtime/refresher.ts';
import { realTimers } from '#runtime/realtime/timers.ts';

let isHidden: boolean;
let sent: { at: number; only: readonly string[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  sent = [];
});
afterEach(() => vi.useRealTimers());

const make = () =>
  createRefresher({
    reload: (only) => void sent.push({ at: performance.now(), only }),
    timers: realTimers,
    clock: () => performance.now(),
    isHidden: () => isHidden,
  });

describe('renewing props', () => {
  test('however many events come, requests are a second apart and no prop is left out', () => {
    const events = fc.array(
      fc.record({
        afterMs: fc.integer({ min: 0, max: 700 }),
        props: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(events, (given) => {
        sent = [];
        const refresher = make();
        const asked: { at: number; prop: string }[] = [];
        for (const { afterMs, props } of given) {
          vi.advanceTimersByTime(afterMs);
          refresher.ask(props);
          for (const prop of props) asked.push({ at: performance.now(), prop });
        }
        vi.advanceTimersByTime(2000);
        sent.forEach(({ at }, index) => {
          const former = sent[index - 1];
          if (former) expect(at - former.at).toBeGreaterThanOrEqual(1000);
        });
        for (const { at, prop } of asked) {
          const next = sent.find((request) => request.at >= at && request.only.includes(prop));
          expect((next?.at ?? Infinity) - at).toBeLessThanOrEqual(1100);
        }
      }),
    );
  });

  test('nothing is asked for while nobody looks, and all of it at once when somebody does', () => {
    const refresher = make();
    isHidden = true;
    refresher.ask(['a']);
    refresher.ask(['b']);
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
    isHidden = false;
    refresher.onShown();
    vi.advanceTimersByTime(100);
    expect(sent.map(({ only }) => only)).toEqual([['a', 'b']]);
  });

  test('what another address wanted is not asked for at the next', () => {
    const refresher = make();
    refresher.shows('/a');
    refresher.ask(['a']);
    refresher.shows('/b');
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
  });
});

describe('without a connection', () => {
  /** A connection whose state the test sets. */
  function connection() {
    let state: RealtimeState = 'connecting';
    const listeners = new Set<() => void>();
    return {
      read: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      become(next: RealtimeState) {
        state = next;
        for (const listener of listeners) listener();
      },
    };
  }

  test('what is kept up to date is asked for every minute, then once when the connection is back', () => {
    const refresher = make();
    refresher.keep(['a']);
    refresher.keep(['b'])();
    const realtime = connection();
    catchUp(realtime, refresher, realTimers);
    realtime.become('unavailable');
    vi.advanceTimersByTime(180_500);
    expect(sent.map(({ only }) => only)).toEqual([['a'], ['a'], ['a']]);
    realtime.become('connected');
    vi.advanceTimersByTime(300_000);
    expect(sent).toHaveLength(4);
  });

  test('a connection that was lost for a moment is made up for; the first one is not', () => {
    const refresher = make();
    refresher.keep(['a']);
    const realtime = connection();
    catchUp(realtime, refresher, realTimers);
    realtime.become('connected');
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    realtime.become('connecting');
    realtime.become('connected');
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  test('where none is wanted, nothing is asked for', () => {
    const refresher = make();
    refresher.keep(['a']);
    const realtime = connection();
    catchUp(realtime, refresher, realTimers);
    realtime.become('unavailable');
    realtime.become('off');
    vi.advanceTimersByTime(300_000);
    expect(sent).toEqual([]);
  });
});
