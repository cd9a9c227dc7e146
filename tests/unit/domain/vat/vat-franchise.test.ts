import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explain } from '#domain/explain/explain.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { vatFranchise, type Turnover } from '#domain/vat/vat-franchise.ts';
import { franchiseOf2026 } from '#tests/support/oracle/vat.ts';

const on = day('2026-11-20');
const earned = (goods: number, services: number): Turnover => ({
  totalCents: euros(goods + services),
  servicesCents: euros(services),
});
const stateOf = (before: Turnover, now: Turnover) =>
  vatFranchise({ lastYear: before, thisYear: now, on }).state;

describe('the franchise en base in 2026', () => {
  test.each([
    ['goods at the limit', earned(85_000, 0), earned(85_000, 0), 'applies'],
    ['goods beyond the limit this year', earned(0, 0), earned(85_001, 0), 'ends_next_year'],
    ['goods beyond the raised limit', earned(0, 0), earned(93_501, 0), 'lost_now'],
    ['goods beyond the limit last year', earned(85_001, 0), earned(0, 0), 'lost_before'],
    ['services at the limit', earned(0, 37_500), earned(0, 37_500), 'applies'],
    ['services beyond the limit this year', earned(0, 0), earned(0, 37_501), 'ends_next_year'],
    ['services beyond the raised limit', earned(0, 0), earned(0, 41_251), 'lost_now'],
    ['both, services within theirs and too much in all', earned(60_000, 30_000), earned(0, 0), 'lost_before'],
  ] as const)('%s', (_case, before, now, state) => {
    expect(stateOf(before, now)).toBe(state);
  });

  test('tells what is left, which is nothing once it is lost', () => {
    const left = (now: Turnover) => vatFranchise({ lastYear: earned(0, 0), thisYear: now, on }).leftCents;
    expect(left(earned(50_000, 40_000))).toBe(125_000);
    expect(left(earned(0, 50_000))).toBe(0);
  });

  test('rests on limits that are to be reviewed, and has none before 2026', () => {
    const franchise = vatFranchise({ lastYear: earned(0, 0), thisYear: earned(0, 0), on });
    expect(explain(franchise, 'left')).toMatchObject({ isUnverified: true });
    expect(() =>
      vatFranchise({ lastYear: earned(0, 0), thisYear: earned(0, 0), on: day('2025-12-31') }),
    ).toThrow(LegalParameterError);
  });

  test.each([
    ['below 0', { totalCents: cents(-1), servicesCents: cents(0) }],
    ['services beyond the total', { totalCents: cents(1), servicesCents: cents(2) }],
  ])('turnover %s is refused by name', (_case, wrong) => {
    const given = { lastYear: earned(0, 0), thisYear: wrong, on };
    expect(() => vatFranchise(given)).toThrow(InvalidInputError);
    expect(() => vatFranchise(given)).toThrow('thisYear');
  });

  test('is that of a second reading', () => {
    const part = fc.record({
      goods: fc.integer({ min: 0, max: 120_000 }),
      services: fc.integer({ min: 0, max: 60_000 }),
    });
    fc.assert(
      fc.property(part, part, (before, now) => {
        const { state, leftCents } = vatFranchise({
          lastYear: earned(before.goods, before.services),
          thisYear: earned(now.goods, now.services),
          on,
        });
        expect([state, leftCents / 100]).toEqual(franchiseOf2026(before, now));
      }),
      { numRuns: 2000 },
    );
  });
});
