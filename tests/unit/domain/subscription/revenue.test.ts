import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import {
  brandCommissionCents,
  monthlyRevenueCents,
  movementKind,
  overdueBandOf,
  revenueMonths,
  revenueRates,
} from '#domain/subscription/revenue.ts';
import { day, month } from '#domain/time/day.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 });

describe('the revenue of a month', () => {
  test.each([
    ['active', 'monthly', 12_900, 0, 12_900],
    ['past_due', 'monthly', 12_900, 2580, 10_320],
    ['active', 'yearly', 129_000, 0, 10_750],
    ['active', 'yearly', 129_005, 0, 10_750],
    ['active', 'monthly', 1000, 2000, 0],
    ['trial', 'monthly', 12_900, 0, 0],
    ['cancelled', 'monthly', 12_900, 0, 0],
    ['expired', 'yearly', 129_000, 0, 0],
  ] as const)('%s, %s, %i less %i: %i', (status, period, priceCents, lastingDiscountCents, monthly) => {
    expect(monthlyRevenueCents({ status, period, priceCents, lastingDiscountCents })).toBe(monthly);
  });

  test('moves in one way alone, and all ways together lead from the beginning to the end', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 2, maxLength: 20 }), (course) => {
        const sums = { new: 0, expansion: 0, contraction: 0, churn: 0 };
        course.slice(1).forEach((after, index) => {
          const before = course[index] ?? 0;
          const kind = movementKind(before, after);
          expect(kind === null).toBe(before === after);
          if (kind !== null) sums[kind] += after - before;
        });
        const moved = sums.new + sums.expansion + sums.contraction + sums.churn;
        expect((course[0] ?? 0) + moved).toBe(course.at(-1));
        expect(sums.contraction <= 0 && sums.churn <= 0 && sums.new >= 0 && sums.expansion >= 0).toBe(true);
      }),
    );
  });
});

test('the share of a network is rounded half up to the cent', () => {
  expect(brandCommissionCents(cents(60_600), 800)).toBe(4_848);
  expect(brandCommissionCents(cents(12_345), 555)).toBe(685);
});

describe('rates', () => {
  const bridge = {
    startCents: 100_000,
    newCents: 20_000,
    expansionCents: 15_000,
    contractionCents: -4000,
    churnCents: -6000,
    endCents: 125_000,
  };

  test('of a quarter in which a tenth was lost and more was gained', () => {
    expect(revenueRates(bridge, 10, 3)).toEqual({
      annualCents: 1_500_000,
      perCompanyCents: 12_500,
      grossChurnBps: 1000,
      netChurnBps: -500,
      // 12 500 ÷ (10 % ÷ 3)
      lifetimeCents: 375_000,
    });
  });

  test('have nothing to say where nobody paid, and no end where nobody left', () => {
    const none = {
      startCents: 0,
      newCents: 0,
      expansionCents: 0,
      contractionCents: 0,
      churnCents: 0,
      endCents: 0,
    };
    expect(revenueRates(none, 0, 1)).toEqual({
      annualCents: 0,
      perCompanyCents: null,
      grossChurnBps: null,
      netChurnBps: null,
      lifetimeCents: null,
    });
    expect(revenueRates({ ...bridge, contractionCents: 0, churnCents: 0 }, 10, 3).lifetimeCents).toBeNull();
  });
});

test.each([
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'to90'],
  [90, 'to90'],
  [91, 'over90'],
] as const)('%i days late is in the band %s', (daysLate, band) => {
  expect(overdueBandOf(daysLate)).toBe(band);
});

describe('revenue month by month', () => {
  const movement = (on: string, beforeCents: number, afterCents: number) => ({
    on: day(on),
    beforeCents,
    afterCents,
  });
  const movements = [
    movement('2026-08-03', 0, 4900),
    movement('2026-09-10', 4900, 12_900),
    movement('2026-09-20', 0, 4900),
    movement('2026-10-05', 12_900, 4900),
    movement('2026-10-31', 4900, 0),
  ];

  test('tells what each month brought and took, from its start to its end', () => {
    const [september, october] = revenueMonths(movements, [month('2026-09'), month('2026-10')]);
    expect(september).toEqual({
      month: '2026-09',
      startCents: 4900,
      newCents: 4900,
      expansionCents: 8000,
      contractionCents: 0,
      churnCents: 0,
      endCents: 17_800,
      companies: 2,
    });
    expect(october).toMatchObject({
      startCents: 17_800,
      contractionCents: -8000,
      churnCents: -4900,
      endCents: 4900,
      companies: 1,
    });
  });

  test('begins each month with the end of the one before, and adds up', () => {
    const months = [month('2026-07'), month('2026-08'), month('2026-09'), month('2026-10')];
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ rank: fc.integer({ min: 0, max: 3 }), beforeCents: amounts, afterCents: amounts }),
        ),
        (given) => {
          const revenue = revenueMonths(
            given.map(({ rank, ...amount }) => ({ ...amount, on: day(`${months[rank] ?? ''}-15`) })),
            months,
          );
          for (const [index, one] of revenue.entries()) {
            expect(one.startCents).toBe(index === 0 ? 0 : revenue[index - 1]?.endCents);
            expect(one.endCents).toBe(
              one.startCents + one.newCents + one.expansionCents + one.contractionCents + one.churnCents,
            );
          }
        },
      ),
    );
  });
});
