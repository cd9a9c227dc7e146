import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, euros } from '#domain/money/cents.ts';
import { isOfAge } from '#domain/profile/age.ts';
import { completenessBps, countedParts, partBps, profileParts } from '#domain/profile/completeness.ts';
import { companyRatios } from '#domain/profile/company-ratios.ts';
import { companyRatiosCalculation } from '#domain/profile/company-ratios-calculation.ts';
import { isOldValue } from '#domain/profile/holding-age.ts';
import { checkPapers, expectedPapers, paperState, usualEnd } from '#domain/profile/papers.ts';
import { referenceMargin, referenceTotals } from '#domain/profile/reference-margin.ts';
import { referenceMarginCalculation } from '#domain/profile/reference-margin-calculation.ts';
import { referenceOfOperation } from '#domain/profile/reference-of-operation.ts';
import { isWholeHeld } from '#domain/profile/shareholders.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');

describe('ratios of accounts', () => {
  test('are those of the worked example', () => {
    expect(companyRatiosCalculation.example.result()).toMatchObject({
      netMargin: '0.0586',
      ebitdaMargin: '0.112',
      equityToDebt: '0.327',
      netDebtCents: euros(963_000),
      netDebtYears: '4.5',
    });
  });

  test('are not calculated from what is missing, nor divided by nothing', () => {
    const ratios = companyRatios({
      year: 2025,
      turnoverCents: euros(0),
      ebitdaCents: euros(-5),
      netIncomeCents: euros(10),
      equityCents: null,
      financialDebtCents: euros(100),
      cashCents: euros(20),
    });
    expect(ratios).toMatchObject({ netMargin: null, equityToDebt: null, netDebtYears: null });
    expect(ratios.netDebtCents).toBe(euros(80));
  });
});

describe('the margin of a reference', () => {
  test('of Périgueux is 12,49 %', () => {
    const { marginCents, margin } = referenceMarginCalculation.example.result();
    expect({ marginCents, margin }).toEqual({ marginCents: euros('46458.36'), margin: '0.1249' });
  });

  test('is unknown while an amount is', () => {
    const amounts = {
      purchaseCents: euros(1),
      worksCents: euros(1),
      otherCents: null,
      revenueCents: euros(3),
    };
    expect(referenceMargin(amounts)).toMatchObject({ costCents: null, marginCents: null, margin: null });
  });

  test('of several is weighted by revenue, over those that are known', () => {
    const one = {
      purchaseCents: euros(80),
      worksCents: euros(0),
      otherCents: euros(0),
      revenueCents: euros(100),
      lotsCount: 2,
    };
    const other = { ...one, revenueCents: euros(300), purchaseCents: euros(300), lotsCount: null };
    const unknown = { ...one, otherCents: null };
    expect(referenceTotals([one, other, unknown])).toMatchObject({
      count: 3,
      lotsCount: 4,
      revenueCents: euros(500),
      meanMargin: '0.05',
    });
  });

  test('of a closed operation: year, lots, sales and months are taken from it', () => {
    const operation = {
      acquiredOn: day('2025-04-24'),
      closedOn: day('2026-05-29'),
      soldPrices: [euros(88_000), euros(92_000)],
    };
    expect(referenceOfOperation(operation)).toEqual({
      year: 2026,
      lotsCount: 2,
      revenueCents: euros(180_000),
      durationMonths: 13,
    });
    expect(referenceOfOperation({ ...operation, soldPrices: [null] }).revenueCents).toBeNull();
  });
});

describe('the papers of a profile', () => {
  test('of a company: register, three years of accounts, identity, bank details', () => {
    expect(expectedPapers('company', today).map(({ kind, year }) => `${kind} ${year ?? ''}`.trim())).toEqual([
      'kbis',
      'accounts 2025',
      'accounts 2024',
      'accounts 2023',
      'identity',
      'bank_details',
    ]);
    expect(expectedPapers('individual', today)).toHaveLength(4);
  });

  test('hold on their last day, and an extract of the register three months', () => {
    expect(usualEnd('kbis', day('2026-08-31'))).toBe('2026-11-30');
    expect(usualEnd('identity', day('2026-08-31'))).toBeNull();
    expect(paperState({ validTo: day('2026-11-20') }, today)).toBe('expires_soon');
    expect(paperState({ validTo: day('2026-11-19') }, today)).toBe('expired');
    expect(paperState({ validTo: day('2026-12-21') }, today)).toBe('valid');
  });

  test('are judged by the one that holds longest, of the right year', () => {
    const papers = [
      { kind: 'kbis', year: null, validTo: day('2026-01-01') },
      { kind: 'kbis', year: null, validTo: day('2027-01-15') },
      { kind: 'accounts', year: 2022, validTo: null },
    ] as const;
    const states = new Map(
      checkPapers('company', papers, today).map(({ kind, year, state }) => [`${kind}${year ?? ''}`, state]),
    );
    expect(states.get('kbis')).toBe('valid');
    expect(states.get('accounts2025')).toBe('missing');
  });
});

describe('a profile', () => {
  test('is of age from the eighteenth birthday on', () => {
    expect(isOfAge(day('2008-11-20'), today)).toBe(true);
    expect(isOfAge(day('2008-11-21'), today)).toBe(false);
  });

  test('has shareholders who hold the whole, or none', () => {
    expect(isWholeHeld([])).toBe(true);
    expect(isWholeHeld([{ bps: 8000 }, { bps: 2000 }])).toBe(true);
    expect(isWholeHeld([{ bps: 9999 }])).toBe(false);
  });

  test('says after six months that a value is to be renewed', () => {
    expect(isOldValue(day('2026-05-20'), today)).toBe(false);
    expect(isOldValue(day('2026-05-19'), today)).toBe(true);
  });

  test.each(['company', 'individual'] as const)(
    '%s is complete when nothing is missing, and only then',
    (kind) => {
      const counts = fc.record(
        Object.fromEntries(
          profileParts.map((part) => [
            part,
            fc.record({
              filled: fc.integer({ min: 0, max: 5 }),
              expected: fc.integer({ min: 1, max: 5 }),
            }),
          ]),
        ) as Record<(typeof profileParts)[number], fc.Arbitrary<{ filled: number; expected: number }>>,
      );
      fc.assert(
        fc.property(counts, (given) => {
          const bps = completenessBps(kind, given);
          const isWhole = countedParts(kind).every((part) => partBps(given[part]) === 10_000);
          expect(bps === 10_000).toBe(isWhole);
          expect(bps % 100).toBe(0);
          expect(bps).toBeGreaterThanOrEqual(0);
          expect(bps).toBeLessThanOrEqual(10_000);
        }),
      );
    },
  );

  test('refuses what is no whole number of cents', () => {
    const amounts = { purchaseCents: 0.5 as never, worksCents: null, otherCents: null, revenueCents: null };
    expect(() => referenceMargin(amounts)).toThrow('reference.purchaseCents');
    expect(cents(1)).toBe(1);
  });
});
