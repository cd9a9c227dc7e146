import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { breachOfCommitment, type CommitmentBreachInput } from '#domain/purchase/commitment-breach.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { oracleBreach } from '#tests/support/oracle/purchase.ts';

const breach: CommitmentBreachInput = {
  priceCents: euros(300_000),
  commitment: 'mdb',
  departmentCode: '33',
  deedOn: day('2026-04-16'),
  paidOn: day('2031-04-16'),
};

describe('a broken commitment', () => {
  test('to resell, 300 000 € in Gironde, 60 months: 16 810,56 and interest of 2 017,27', () => {
    expect(breachOfCommitment(breach)).toMatchObject({
      standardDutiesCents: 1_895_550,
      paidDutiesCents: 214_494,
      supplementCents: 1_681_056,
      // 15 000 + 356 + 3 600 less 2 100 + 45, in whole euros.
      supplementDueCents: 1_681_100,
      interestMonthsCount: 60,
      interestCents: 201_727,
      totalCents: 1_882_783,
    });
  });

  test('is judged by the rate on the day of the deed: 4,50 % in Gironde before May 2025', () => {
    const old = breachOfCommitment({ ...breach, deedOn: day('2025-04-30'), paidOn: day('2026-11-20') });
    expect(old.standardDutiesCents).toBe(1_741_995);
  });

  test('counts no month when the supplement is paid in the month of the deed, one from the first of the next', () => {
    const months = (paidOn: string): number =>
      breachOfCommitment({ ...breach, paidOn: day(paidOn) }).interestMonthsCount;
    expect(months('2026-04-30')).toBe(0);
    expect(months('2026-05-01')).toBe(1);
  });

  test('to build brings nothing back where the fixed duty exceeded the ordinary ones', () => {
    expect(breachOfCommitment({ ...breach, commitment: 'build', priceCents: euros(500) })).toMatchObject({
      supplementCents: 0,
      interestCents: 0,
      totalCents: 0,
    });
  });

  test('cannot be paid before the deed, nor bear on a negative price', () => {
    expect(() => breachOfCommitment({ ...breach, paidOn: day('2026-04-15') })).toThrow(InvalidInputError);
    expect(() => breachOfCommitment({ ...breach, priceCents: cents(-1) })).toThrow('priceCents');
  });

  test('has no figure for a deed older than the known rates', () => {
    expect(() => breachOfCommitment({ ...breach, deedOn: day('2020-06-01') })).toThrow(LegalParameterError);
  });

  test('is that of a second calculation, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.constantFrom('mdb' as const, 'build' as const),
        fc.constantFrom(['33', 500] as const, ['75', 500] as const, ['36', 380] as const),
        fc.integer({ min: 0, max: 480 }),
        (priceCents, commitment, [departmentCode, departmentBps], months) => {
          const deedOn = day('2026-04-16');
          const paidOn = addToDay(deedOn, { months });
          const result = breachOfCommitment({
            priceCents: cents(priceCents),
            commitment,
            departmentCode,
            deedOn,
            paidOn,
          });
          expect(result).toMatchObject({ ...oracleBreach(priceCents, commitment, departmentBps, months) });
        },
      ),
      { numRuns: 2000 },
    );
  });
});
