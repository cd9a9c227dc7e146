import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeBps,
  kpiDays,
  kpiDaysBefore,
  kpiMonths,
  kpiPeriodProblem,
  kpiPeriods,
  lastTwelveMonths,
  type KpiPeriod,
} from '#domain/audience/kpi-period.ts';
import { addToDay, day, daysBetween } from '#domain/time/day.ts';

const chosen = (from: string, to: string) => ({ period: 'custom' as const, from, to });
const named = (period: KpiPeriod) => ({ period, from: '', to: '' });
const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((offset) => addToDay(day('2000-01-01'), { days: offset }));

describe('the days of a period', () => {
  test.each([
    ['30d', '2026-10-22', '2026-11-20'],
    ['month', '2026-11-01', '2026-11-20'],
    ['quarter', '2026-10-01', '2026-11-20'],
    ['year', '2026-01-01', '2026-11-20'],
  ] as const)('%s ends today', (period, from, to) => {
    expect(kpiDays(named(period), day('2026-11-20'))).toEqual({ from, to });
  });

  test.each([
    ['', '2026-01-01', 'incomplete'],
    ['2026-01-01', '', 'incomplete'],
    ['2026-01-02', '2026-01-01', 'reversed'],
    ['1999-12-31', '2000-01-31', 'out_of_reach'],
    ['2100-12-01', '2101-01-01', 'out_of_reach'],
    ['2023-01-01', '2026-01-01', 'too_long'],
    ['2023-01-01', '2025-12-31', null],
    ['2026-02-28', '2026-02-28', null],
  ] as const)('%s to %s is told as %s', (from, to, problem) => {
    const choice = chosen(from, to);
    expect(kpiPeriodProblem(choice)).toBe(problem);
    expect(kpiDays(choice, day('2026-11-20'))).toEqual(
      problem === null ? { from, to } : { from: '2026-10-22', to: '2026-11-20' },
    );
  });

  test('of every period come in order and end no later than today', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kpiPeriods), days, (period, today) => {
        const { from, to } = kpiDays(named(period), today);
        expect(from <= to).toBe(true);
        expect(to).toBe(today);
      }),
    );
  });
});

describe('the days before', () => {
  test.each([
    ['30d', '2026-10-22', '2026-11-20', '2026-09-22', '2026-10-21'],
    ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-10-01', '2026-11-20', '2026-07-01', '2026-08-20'],
    ['year', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['custom', '2026-01-10', '2026-01-19', '2025-12-31', '2026-01-09'],
    ['custom', '2026-03-01', '2026-04-30', '2026-01-01', '2026-02-28'],
  ] as const)('%s from %s to %s is compared with %s to %s', (period, from, to, fromBefore, toBefore) => {
    expect(kpiDaysBefore(period, { from: day(from), to: day(to) }, 'previous')).toEqual({
      from: fromBefore,
      to: toBefore,
    });
  });

  test('are those of last year where so chosen, and none where not', () => {
    const span = { from: day('2026-10-22'), to: day('2026-11-20') };
    expect(kpiDaysBefore('30d', span, 'year')).toEqual({ from: '2025-10-22', to: '2025-11-20' });
    expect(kpiDaysBefore('30d', span, 'none')).toBeNull();
  });

  test('come before the period; those of thirty or chosen days end the day before it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kpiPeriods), days, fc.nat(1000), (period, to, length) => {
        const chosenDays = { from: addToDay(to, { days: -length }), to };
        const span = period === 'custom' ? chosenDays : kpiDays(named(period), to);
        const before = kpiDaysBefore(period, span, 'previous');
        expect(before).not.toBeNull();
        if (before === null) return;
        expect(before.from <= before.to).toBe(true);
        expect(before.to < span.from).toBe(true);
        if (period === '30d' || period === 'custom') expect(daysBetween(before.to, span.from)).toBe(1);
      }),
    );
  });
});

test('months of a period are all that it touches', () => {
  expect(kpiMonths({ from: day('2025-12-31'), to: day('2026-02-01') })).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  const twelve = lastTwelveMonths(day('2026-11-20'));
  expect(twelve).toHaveLength(12);
  expect([twelve[0], twelve[11]]).toEqual(['2025-12', '2026-11']);
});

describe('a change', () => {
  test.each([
    [110, 100, 1000],
    [90, 100, -1000],
    [0, 100, -10_000],
    [-50, -100, 5000],
    [10_001, 10_000, 1],
    [5, 0, null],
    [null, 4, null],
    [4, null, null],
  ])('from %s against %s is %s basis points', (value, before, bps) => {
    expect(changeBps(value, before)).toBe(bps);
  });
});
