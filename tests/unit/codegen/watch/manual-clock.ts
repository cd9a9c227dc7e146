import type { Clock } from '#codegen/watch/clock.ts';

/** A clock that stands until it is told to go on. */
export interface ManualClock extends Clock {
  /** Lets time pass, and does what falls due in its order. */
  advance(ms: number): void;
}

/** A clock at 0. */
export function manualClock(): ManualClock {
  let nowMs = 0;
  const due = new Map<object, { readonly atMs: number; readonly work: () => void }>();
  return {
    now: () => nowMs,
    after(ms, work) {
      const key = {};
      due.set(key, { atMs: nowMs + ms, work });
      return () => void due.delete(key);
    },
    advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const [next] = [...due].filter(([, { atMs }]) => atMs <= endMs).toSorted(byTime);
        if (!next) break;
        due.delete(next[0]);
        nowMs = next[1].atMs;
        next[1].work();
      }
      nowMs = endMs;
    },
  };
}

function byTime([, a]: [object, { atMs: number }], [, b]: [object, { atMs: number }]): number {
  return a.atMs - b.atMs;
}
