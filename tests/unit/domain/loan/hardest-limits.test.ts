import { expect, test } from 'vitest';
import { hardestLimits } from '#domain/loan/financing-plan.ts';

const none = { maxLtcBps: null, minEquityBps: null, maxLtvBps: null, minPreSoldBps: null };

test('of several banks the hardest limit of each kind holds; what none of them asks for is no limit', () => {
  expect(hardestLimits([])).toEqual(none);
  expect(hardestLimits([none])).toEqual(none);
  expect(
    hardestLimits([
      { ...none, maxLtcBps: 8000 },
      { ...none, maxLtcBps: 7000, minEquityBps: 2000 },
    ]),
  ).toMatchObject({ maxLtcBps: 7000, minEquityBps: 2000, maxLtvBps: null });
});
