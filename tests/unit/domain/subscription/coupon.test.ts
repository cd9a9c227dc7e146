import { expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { couponState, couponWorth, isWithinLimit } from '#domain/subscription/coupon.ts';

const running = {
  isDisabled: false,
  startsOn: '2026-01-01',
  endsOn: null,
  maxRedemptions: null,
  redemptionsCount: 3,
};

test.each([
  ['active', {}],
  ['planned', { startsOn: '2026-11-21' }],
  ['active', { startsOn: '2026-11-20', endsOn: '2026-11-20' }],
  ['expired', { endsOn: '2026-11-19' }],
  ['exhausted', { maxRedemptions: 3 }],
  ['active', { maxRedemptions: 4 }],
  ['exhausted', { maxRedemptions: 3, endsOn: '2026-11-19' }],
  ['disabled', { isDisabled: true, maxRedemptions: 3 }],
] as const)('a code is %s on 20 November 2026 given %o', (state, facts) => {
  expect(couponState({ ...running, ...facts }, '2026-11-20')).toBe(state);
});

test.each([
  ['percent', 20, true],
  ['percent', 21, false],
  ['amount', 980, true],
  ['amount', 981, false],
  ['free_months', 1, true],
  ['free_months', 2, false],
  ['trial_days', 30, true],
  ['trial_days', 31, false],
] as const)('a limited right lets somebody give %s of %i: %s', (kind, value, isAllowed) => {
  expect(isWithinLimit({ kind, value }, 4900)).toBe(isAllowed);
});

test('six months at a fifth less save 154.80 of 129 a month, and a year is one period', () => {
  const sixMonths = { kind: 'percent', value: 20, duration: 'n_periods', periods: 6 } as const;
  expect(couponWorth(sixMonths, cents(12_900), 'monthly')).toEqual({ firstCents: 10_320, yearCents: 15_480 });
  expect(couponWorth(sixMonths, cents(129_000), 'yearly')).toEqual({
    firstCents: 103_200,
    yearCents: 25_800,
  });
});

test('a free month takes the first payment off, and no more than it', () => {
  const month = { kind: 'free_months', value: 1, duration: 'once', periods: null } as const;
  expect(couponWorth(month, cents(4900), 'monthly')).toEqual({ firstCents: 0, yearCents: 4900 });
});
