import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coalesce, LONGEST_WAIT_MS, QUIET_MS } from '#codegen/watch/coalesce.ts';
import { manualClock } from './manual-clock.ts';

/** Work that lasts until it is told to end. */
function work() {
  let end: (() => void) | undefined;
  const counts = { begun: 0, underWay: 0, most: 0 };
  return {
    counts,
    begin: async (): Promise<void> => {
      counts.begun += 1;
      counts.underWay += 1;
      counts.most = Math.max(counts.most, counts.underWay);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      counts.underWay -= 1;
    },
    /** Ends the work that is under way, and lets what waits for that begin. */
    end: async (): Promise<void> => {
      end?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

test('a burst gives one run, when it is over', async () => {
  const clock = manualClock();
  const { begin, counts } = work();
  const runs = coalesce(begin, clock);
  for (let save = 0; save < 20; save += 1) {
    runs.request();
    clock.advance(QUIET_MS - 10);
  }
  expect(counts.begun).toBe(0);
  clock.advance(10);
  expect(counts.begun).toBe(1);
});

test('a burst that does not end is followed all the same', () => {
  const clock = manualClock();
  const { begin, counts } = work();
  const runs = coalesce(begin, clock);
  for (let passedMs = 0; passedMs <= LONGEST_WAIT_MS; passedMs += 10) {
    runs.request();
    clock.advance(10);
  }
  expect(counts.begun).toBe(1);
});

test('all that comes during a run gives one more, after it', async () => {
  const clock = manualClock();
  const { begin, end, counts } = work();
  const runs = coalesce(begin, clock);
  runs.request();
  clock.advance(QUIET_MS);
  for (let save = 0; save < 5; save += 1) {
    runs.request();
    clock.advance(QUIET_MS);
  }
  expect(counts.begun).toBe(1);
  await end();
  expect(counts.begun).toBe(2);
  await end();
  clock.advance(LONGEST_WAIT_MS);
  expect(counts.begun).toBe(2);
});

test('nothing begins once it is closed', async () => {
  const clock = manualClock();
  const { begin, end, counts } = work();
  const runs = coalesce(begin, clock);
  void runs.begin();
  runs.request();
  runs.close();
  await end();
  runs.request();
  clock.advance(LONGEST_WAIT_MS);
  expect(counts.begun).toBe(1);
});

test('whatever comes when, runs never overlap and the last request is followed by one', async () => {
  const step = fc.oneof(
    fc.constant('request' as const),
    fc.constant('end' as const),
    fc.integer({ min: 1, max: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const clock = manualClock();
      const { begin, end, counts } = work();
      const runs = coalesce(begin, clock);
      let begunAtRequest = 0;
      let requests = 0;
      for (const each of steps) {
        if (each === 'end') await end();
        else if (each === 'request') {
          runs.request();
          requests += 1;
          begunAtRequest = counts.begun;
        } else clock.advance(each);
      }
      clock.advance(LONGEST_WAIT_MS);
      await end();
      clock.advance(LONGEST_WAIT_MS);
      expect(counts.most).toBeLessThanOrEqual(1);
      expect(counts.begun).toBeLessThanOrEqual(requests);
      if (requests > 0) expect(counts.begun).toBeGreaterThan(begunAtRequest);
    }),
  );
});
