import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBucket } from '#mocks/realtime/protocol/bucket.ts';

test('never lets more through than it holds and gains, and refills to the brim', () => {
  const steps = fc.array(fc.nat({ max: 3000 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      steps,
      (capacity, perSecond, waits) => {
        const bucket = createBucket({ capacity, perSecond });
        let nowMs = 0;
        let passed = 0;
        for (const waitMs of waits) {
          nowMs += waitMs;
          if (bucket.take(nowMs)) passed += 1;
          expect(passed).toBeLessThanOrEqual(capacity + (nowMs / 1000) * perSecond + 1e-6);
        }
        nowMs += (capacity / perSecond) * 1000 + 1;
        for (let count = 0; count < capacity; count += 1) expect(bucket.take(nowMs)).toBe(true);
        expect(bucket.take(nowMs)).toBe(false);
      },
    ),
  );
});

test('a clock that goes back gives nothing', () => {
  const bucket = createBucket({ capacity: 1, perSecond: 1 });
  expect(bucket.take(5000)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(900)).toBe(false);
});
