import { describe, expect, test } from 'vitest';
import { goalReachBps, withGoal, type BrandGoal } from '#domain/audience/brand-goals.ts';
import { quartilesOf } from '#domain/audience/brand-metrics.ts';
import { sharingAskedAgainOn } from '#domain/audience/sharing-request.ts';
import { maskEmail } from '#domain/identity/mask-email.ts';
import { day } from '#domain/time/day.ts';

describe('a goal', () => {
  test.each([
    ['lotsSold', 12, 24, 5000],
    ['lotsSold', 30, 24, 10_000],
    ['lotsSold', -3, 24, 0],
    ['saleDelayDays', 120, 140, 10_000],
    ['saleDelayDays', 140, 140, 10_000],
    ['saleDelayDays', 280, 140, 5000],
    ['answerDays', null, 2, null],
  ] as const)('%s of %s on the way to %s is reached to %s', (key, value, goal, reached) => {
    expect(goalReachBps(key, value, goal)).toBe(reached);
  });

  test('takes the place of the one for the same year, and is taken away', () => {
    const goals: BrandGoal[] = [{ key: 'leads', year: 2026, value: 40 }];
    const more = withGoal(goals, { key: 'active', year: 2026, value: 8 });
    expect(more.map(({ key }) => key)).toEqual(['active', 'leads']);
    expect(withGoal(more, { key: 'leads', year: 2026, value: 50 })).toContainEqual({
      key: 'leads',
      year: 2026,
      value: 50,
    });
    expect(withGoal(more, { key: 'leads', year: 2026, value: null })).toHaveLength(1);
    expect(withGoal(more, { key: 'leads', year: 2027, value: 50 })).toHaveLength(3);
  });
});

test('quartiles lie between values', () => {
  expect(quartilesOf([])).toBeNull();
  expect(quartilesOf([7])).toEqual({ low: 7, middle: 7, high: 7 });
  expect(quartilesOf([10, 2, 4, 8])).toEqual({ low: 4, middle: 6, high: 9 });
});

test('owners are asked again after thirty days', () => {
  expect(sharingAskedAgainOn(day('2026-11-20'))).toBe('2026-12-20');
});

test.each([
  ['jeanne@example.test', 'j•••@example.test'],
  ['j@example.test', 'j•••@example.test'],
  ['"a@b"@example.test', '"•••@example.test'],
  ['@example.test', '•••'],
  ['', '•••'],
])('%s is told as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
