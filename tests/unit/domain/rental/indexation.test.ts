import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rentOfMonth, shareOfMonth } from '#domain/rental/month-share.ts';
import { nextYear, quarter } from '#domain/rental/rent-index.ts';
import { rentRevisionCalculation } from '#domain/rental/indexation-calculation.ts';
import { rentRevision, type RentRevisionInput } from '#domain/rental/indexation.ts';
import { day, month } from '#domain/time/day.ts';
import { oracleRevisedRent } from '#tests/support/oracle/indexation.ts';

const faure: RentRevisionInput = {
  leaseType: 'nu',
  index: 'IRL',
  region: 'metropolitan',
  currentRentCents: euros(820),
  referenceQuarter: quarter('2023T3'),
  dpeClass: 'D',
  dueOn: day('2024-11-15'),
  requestedOn: day('2024-11-15'),
  today: day('2024-11-15'),
};
const faure2025: RentRevisionInput = {
  ...faure,
  currentRentCents: euros('840.23'),
  referenceQuarter: quarter('2024T3'),
  dueOn: day('2025-11-15'),
  requestedOn: day('2025-11-15'),
  today: day('2025-11-15'),
};

describe('revision of a rent', () => {
  test('820,00 € of 15/11/2023 becomes 840,23 € on 15/11/2024 (+2,47 %)', () => {
    expect(rentRevision(faure)).toMatchObject({
      status: 'notified',
      toCents: 84_023,
      variationRate: '0.0247',
      newQuarter: '2024T3',
      effectiveOn: '2024-11-15',
    });
  });

  test('840,23 € becomes 847,56 € on 15/11/2025 (+0,87 %)', () => {
    expect(rentRevision(faure2025)).toMatchObject({ toCents: 84_756, variationRate: '0.0087' });
  });

  test('notified on 03/12/2025, it holds from that day: the call of December is 847,09 €', () => {
    const { effectiveOn, fromCents, toCents } = rentRevision({
      ...faure2025,
      requestedOn: day('2025-12-03'),
    });
    expect([effectiveOn, fromCents, toCents]).toEqual(['2025-12-03', 84_023, 84_756]);
    expect(rentOfMonth(month('2025-12'), cents(84_023), cents(84_756), day('2025-12-03'))).toBe(84_709);
    expect(shareOfMonth(cents(84_023), day('2025-12-01'), day('2025-12-02'))).toBe(5421);
    expect(shareOfMonth(cents(84_756), day('2025-12-03'), day('2025-12-31'))).toBe(79_288);
  });

  test('a quarter not entered yet is awaited', () => {
    const input = {
      ...faure2025,
      referenceQuarter: quarter('2025T3'),
      dueOn: day('2026-11-15'),
      requestedOn: null,
    };
    expect(rentRevision({ ...input, today: day('2026-11-20') })).toMatchObject({
      status: 'awaiting_index',
      newQuarter: '2026T3',
      newIndexHundredths: null,
      toCents: null,
    });
  });

  test('nothing is effective before it is asked for', () => {
    expect(rentRevision({ ...faure, requestedOn: null })).toMatchObject({
      status: 'proposed',
      toCents: 84_023,
      effectiveOn: null,
    });
  });

  test('not asked for within a year, it is lost; on its last day it is not', () => {
    const late = (requestedOn: string | null, today: string) =>
      rentRevision({
        ...faure,
        requestedOn: requestedOn === null ? null : day(requestedOn),
        today: day(today),
      }).status;
    expect(late('2025-11-15', '2026-01-01')).toBe('notified');
    expect(late('2025-11-16', '2026-01-01')).toBe('lapsed');
    expect(late(null, '2025-11-15')).toBe('proposed');
    expect(late(null, '2025-11-16')).toBe('lapsed');
  });

  test.each(['F', 'G'] as const)('a dwelling of class %s is not revised', (dpeClass) => {
    expect(rentRevision({ ...faure, dpeClass })).toMatchObject({ status: 'blocked_dpe', toCents: null });
    expect(rentRevision({ ...faure, dpeClass, leaseType: 'meuble' }).status).toBe('blocked_dpe');
  });

  test('neither is a mobility lease, nor one without a clause', () => {
    expect(rentRevision({ ...faure, leaseType: 'mobilite' }).status).toBe('not_revisable');
    expect(rentRevision({ ...faure, index: null }).status).toBe('not_revisable');
  });

  test('a commercial lease follows its own index, whatever the energy class, and is not lost', () => {
    const values = [
      { kind: 'ILC', region: 'metropolitan', quarter: quarter('2025T1'), hundredths: 13_587 },
      { kind: 'ILC', region: 'metropolitan', quarter: quarter('2026T1'), hundredths: 13_700 },
    ] as const;
    const input: RentRevisionInput = {
      ...faure,
      leaseType: 'commercial',
      index: 'ILC',
      currentRentCents: euros(1450),
      referenceQuarter: quarter('2025T1'),
      dpeClass: 'G',
      dueOn: day('2020-01-01'),
      requestedOn: null,
      today: day('2026-11-20'),
      values,
    };
    expect(rentRevision(input)).toMatchObject({ status: 'proposed', toCents: 146_206, claimUntil: null });
  });

  test('Corsica and overseas have their own series', () => {
    const find = (region: 'corsica' | 'overseas') =>
      rentRevision({ ...faure2025, region, referenceQuarter: quarter('2024T3') }).newIndexHundredths;
    expect([find('corsica'), find('overseas')]).toEqual([14_158, 14_297]);
  });

  test('a dwelling’s revision before the law that is known stops with a typed error', () => {
    expect(() => rentRevision({ ...faure, dueOn: day('2022-08-23') })).toThrow(LegalParameterError);
  });

  test('a rent below 0, a wrong quarter and a wrong index are typed errors', () => {
    expect(() => rentRevision({ ...faure, currentRentCents: cents(-1) })).toThrow(InvalidInputError);
    expect(() => quarter('2023-T3')).toThrow(InvalidInputError);
    expect(() => nextYear(quarter('2099T4'))).toThrow(InvalidInputError);
    const values = [
      { kind: 'IRL', region: 'metropolitan', quarter: quarter('2023T3'), hundredths: 0 },
    ] as const;
    expect(() => rentRevision({ ...faure, values })).toThrow(InvalidInputError);
  });

  test('agrees with a second calculation to the cent, from no rent to ten billion euros', () => {
    const index = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), index, index, (rent, before, after) => {
        // Beyond 2^53 the amount itself is refused.
        fc.pre(rent * (after / before) < 2 ** 52);
        const values = [
          { kind: 'IRL', region: 'metropolitan', quarter: quarter('2023T3'), hundredths: before },
          { kind: 'IRL', region: 'metropolitan', quarter: quarter('2024T3'), hundredths: after },
        ] as const;
        const revised = rentRevision({ ...faure, currentRentCents: cents(rent), values });
        expect(revised.toCents).toBe(oracleRevisedRent(rent, before, after));
      }),
      { numRuns: 3000 },
    );
  });

  test('its figures explain themselves', () => {
    const result = rentRevisionCalculation.example.result();
    for (const key of Object.keys(rentRevisionCalculation.formulas)) {
      const { formula, figure } = explainWith(rentRevisionCalculation, result, key);
      expect([key, formula.fr, figure.value]).toEqual([key, expect.stringContaining(' '), expect.anything()]);
    }
  });
});

describe('share of a month', () => {
  test('entered on 12 November: 820,00 + 60,00 make 519,33 + 38,00; a garage of 85,00 makes 53,83', () => {
    const share = (amount: number) => shareOfMonth(euros(amount), day('2026-11-12'), day('2026-11-30'));
    expect([share(820), share(60), share(85)]).toEqual([51_933, 3800, 5383]);
  });

  test('a whole month is whole; a month before or after the revision has one rent', () => {
    expect(shareOfMonth(euros(820), day('2024-02-01'), day('2024-02-29'))).toBe(82_000);
    const rent = (effectiveOn: string) =>
      rentOfMonth(month('2025-12'), cents(100), cents(200), day(effectiveOn));
    expect([rent('2025-12-01'), rent('2025-01-01'), rent('2026-01-01')]).toEqual([200, 200, 100]);
  });

  test('days of two months are a typed error', () => {
    expect(() => shareOfMonth(euros(1), day('2026-11-12'), day('2026-12-01'))).toThrow(InvalidInputError);
    expect(() => shareOfMonth(euros(1), day('2026-11-12'), day('2026-11-11'))).toThrow(InvalidInputError);
  });
});
