import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cohortsOf, type RevenueMovement } from '#domain/audience/explorer/cohorts.ts';
import { addToDay, day, monthOf, monthsBetween } from '#domain/time/day.ts';

const today = day('2026-11-20');
const moved = (company: string, on: string, beforeCents: number, afterCents: number): RevenueMovement => ({
  company,
  on: day(on),
  beforeCents,
  afterCents,
});

describe('companies that began to pay in the same month', () => {
  test('are told month after month, the running one as of today', () => {
    const [first, ...others] = cohortsOf(
      [
        moved('a', '2026-08-03', 0, 4900),
        moved('b', '2026-08-20', 0, 12_900),
        moved('a', '2026-09-10', 4900, 12_900),
        moved('b', '2026-10-31', 12_900, 0),
      ],
      today,
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ month: '2026-08', companies: 2 });
    expect(first?.cells.map(({ companiesBps, mrrBps }) => [companiesBps, mrrBps])).toEqual([
      [10_000, 10_000],
      [10_000, 14_494],
      [5000, 7247],
      [5000, 7247],
    ]);
  });

  test('that left within their first month have nothing that later months could be held against', () => {
    const [cohort] = cohortsOf([moved('a', '2026-10-02', 0, 4900), moved('a', '2026-10-20', 4900, 0)], today);
    expect(cohort?.cells[0]).toEqual({
      companies: 0,
      companiesBps: 0,
      mrrCents: 0,
      mrrBps: null,
    });
  });

  test('stay in their first cohort when they come back', () => {
    const cohorts = cohortsOf(
      [
        moved('a', '2026-06-01', 0, 4900),
        moved('a', '2026-07-01', 4900, 0),
        moved('a', '2026-09-01', 0, 4900),
      ],
      today,
    );
    expect(cohorts.map(({ month }) => month)).toEqual(['2026-06']);
    expect(cohorts[0]?.cells.map(({ companies }) => companies)).toEqual([1, 0, 0, 1, 1, 1]);
  });

  test('do not come from days to come, nor from before the last three years', () => {
    expect(cohortsOf([moved('a', '2026-11-21', 0, 4900), moved('b', '2023-11-30', 0, 4900)], today)).toEqual(
      [],
    );
    expect(cohortsOf([moved('b', '2023-12-01', 0, 4900)], today)).toHaveLength(1);
  });

  test('are each counted once, for as many months as have begun', () => {
    const movements = fc
      .array(
        fc.record({
          company: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
          back: fc.integer({ min: 0, max: 600 }),
          cents: fc.constantFrom(0, 4900, 12_900),
        }),
        { maxLength: 40 },
      )
      .map((rows) =>
        rows
          .map(({ company, back, cents }) => moved(company, addToDay(today, { days: -back }), 0, cents))
          .toSorted((a, b) => a.on.localeCompare(b.on)),
      );
    fc.assert(
      fc.property(movements, (given) => {
        const cohorts = cohortsOf(given, today);
        const began = new Set(given.filter(({ afterCents }) => afterCents > 0).map(({ company }) => company));
        expect(cohorts.reduce((all, { companies }) => all + companies, 0)).toBe(began.size);
        for (const { month, companies, cells } of cohorts) {
          expect(cells).toHaveLength(monthsBetween(month, monthOf(today)) + 1);
          for (const cell of cells) expect(cell.companies).toBeLessThanOrEqual(companies);
        }
        const paying = [...began].filter(
          (company) => (given.findLast((row) => row.company === company)?.afterCents ?? 0) > 0,
        );
        expect(cohorts.reduce((all, { cells }) => all + (cells.at(-1)?.companies ?? 0), 0)).toBe(
          paying.length,
        );
      }),
    );
  });
});
