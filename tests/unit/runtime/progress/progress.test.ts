import { expect, test } from 'vitest';
import { createProgress } from '#runtime/progress/progress.ts';

function bench() {
  let due: { run: () => void; ms: number } | null = null;
  const progress = createProgress(10, {
    set: (run, ms) => (due = { run, ms }),
    clear: () => (due = null),
  });
  return {
    progress,
    next: () => {
      const timer = due;
      due = null;
      timer?.run();
      return timer?.ms ?? null;
    },
  };
}

test('what ends within 10 ms shows nothing', () => {
  const { progress, next } = bench();
  progress.begin()();
  expect(next()).toBeNull();
  expect(progress.read().isVisible).toBe(false);
});

test('after 10 ms the bar shows, creeps without reaching the end, completes and hides', () => {
  const { progress, next } = bench();
  const done = progress.begin();
  expect(next()).toBe(10);
  let last = 0;
  for (let step = 0; step < 200; step += 1) {
    const { isVisible, fraction } = progress.read();
    expect(isVisible).toBe(true);
    expect(fraction).toBeGreaterThanOrEqual(last);
    expect(fraction).toBeLessThan(1);
    last = fraction;
    next();
  }
  done();
  expect(progress.read().fraction).toBe(1);
  next();
  expect(progress.read()).toEqual({ isVisible: false, fraction: 0 });
});

test('it waits for all that was begun, and an end told twice counts once', () => {
  const { progress, next } = bench();
  const first = progress.begin();
  const second = progress.begin();
  next();
  first();
  first();
  expect(progress.read().fraction).toBeLessThan(1);
  second();
  expect(progress.read().fraction).toBe(1);
});
