import { expect, test } from 'vitest';
import { createRateCounter } from '#mocks/server/rate-limit.ts';

test('a limit that was passed is known without counting once more', () => {
  const rates = createRateCounter();
  expect(rates.waitS('person:hugo', 1, 0)).toBeNull();
  expect(rates.hit('person:hugo', 1, 0)).toBeNull();
  expect(rates.waitS('person:hugo', 1, 0)).toBeNull();
  expect(rates.hit('person:hugo', 1, 10_000)).toBe(50);
  expect(rates.waitS('person:hugo', 1, 20_000)).toBe(40);
  expect(rates.waitS('person:hugo', 1, 60_000)).toBeNull();
});
