import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockingFailures, waitMinutes } from '#domain/identity/lock-out.ts';

describe('the wait after failures', () => {
  test('is none below five, then doubles from a minute to fifteen at most', () => {
    const waits = Array.from({ length: blockingFailures }, (_, index) => waitMinutes(index + 1));
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 15, 15]);
  });

  test('never grows shorter with more failures', () => {
    const failures = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(failures, failures, (one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        expect(waitMinutes(fewer)).toBeLessThanOrEqual(waitMinutes(more));
      }),
    );
  });
});
