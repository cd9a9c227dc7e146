import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { isSentOn, monthsOf, shiftedPeriod, usualPeriod } from '#domain/reporting/period.ts';
import { cashByMonth, reportLayouts, reportTotals, vatOf } from '#domain/reporting/report-table.ts';
import { reportKeys } from '#domain/reporting/report.ts';
import { addMonths, day, month, monthsBetween } from '#domain/time/day.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents);
const months = fc.integer({ min: 0, max: 300 }).map((count) => addMonths(month('2010-01'), count));

describe('the layout of reports', () => {
  test('sums and draws columns that the report has', () => {
    for (const key of reportKeys) {
      const { columns, sums, chart } = reportLayouts[key];
      for (const column of [...sums, chart.at, ...chart.values]) expect(columns).toContain(column);
    }
  });

  test('totals are the sums of their columns, null where nothing is known', () => {
    fc.assert(
      fc.property(fc.array(fc.option(amounts), { maxLength: 30 }), (figures) => {
        const rows = figures.map((cost) => ({ operation: 'A', cost }));
        const known = figures.filter((figure) => figure !== null);
        const sum = known.reduce<number>((all, figure) => all + figure, 0);
        expect(reportTotals('portefeuille', rows)['cost']).toBe(known.length === 0 ? null : sum);
      }),
    );
  });
});

describe('cash by month', () => {
  test('closes each month with what it began with, plus what came in, less what went out', () => {
    const movement = fc.record({
      month: fc.constantFrom('2026-01', '2026-02', '2026-03'),
      amountCents: amounts,
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), amounts, (movements, opening) => {
        const rows = cashByMonth(['2026-01', '2026-02', '2026-03'], movements, opening);
        const moved = movements.reduce((all, { amountCents }) => all + amountCents, 0);
        expect(rows.at(-1)?.closingCents).toBe(opening + moved);
        for (const { inCents, outCents, netCents } of rows) {
          expect(netCents).toBe(inCents - outCents);
          expect(Math.min(inCents, outCents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('VAT', () => {
  test('of 12 480,00 paid at 20 % and 1 740,00 received: 2 080,00 deductible, 290,00 collected', () => {
    expect(vatOf([{ vatCents: cents(-208_000) }, { vatCents: cents(29_000) }])).toEqual({
      collectedCents: 29_000,
      deductibleCents: 208_000,
      toPayCents: -179_000,
    });
  });
});

describe('the period of a report', () => {
  test('is twelve months, the present one last', () => {
    expect(usualPeriod(day('2026-11-20'))).toEqual({ from: '2025-12', to: '2026-11' });
  });

  test('moves on with what is sent by itself: as long as it was, and over the day it is sent', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 59 }), (from, length) => {
        const saved = { from, to: addMonths(from, length) };
        const moved = shiftedPeriod(saved, day('2026-11-05'));
        expect(moved.to).toBe('2026-10');
        expect(monthsBetween(moved.from, moved.to)).toBe(length);
        expect(monthsOf(moved.from, moved.to)).toHaveLength(length + 1);
      }),
    );
  });

  test('is sent on its day of the week, or of the month', () => {
    expect(isSentOn('monthly', 5, day('2026-11-05'))).toBe(true);
    expect(isSentOn('monthly', 5, day('2026-11-06'))).toBe(false);
    expect(isSentOn('weekly', 1, day('2026-11-23'))).toBe(true);
    expect(isSentOn('weekly', 2, day('2026-11-23'))).toBe(false);
  });
});
