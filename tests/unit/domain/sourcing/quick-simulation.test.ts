import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import {
  highestPrice,
  quickSimulation,
  quickVatModes,
  reachesMargin,
  type QuickTerms,
} from '#domain/sourcing/quick-simulation.ts';
import { day } from '#domain/time/day.ts';
import { oracleEstimate } from '#tests/support/oracle/sourcing.ts';

const terms: QuickTerms = {
  areaM2: '100',
  worksPerM2Cents: euros(800),
  worksVatBps: 1000,
  exitPerM2Cents: euros(5000),
  regime: 'mdb',
  departmentCode: '33',
  inseeCode: '33243',
  on: day('2026-11-20'),
  resaleOn: day('2027-11-20'),
  vatMode: 'exempt',
  carryingBps: 500,
  months: 12,
  salesFeesBps: 400,
};

describe('300 000 € for 100 m² in the Gironde, works 800 €/m², resale 5 000 €/m²', () => {
  test('exempt: the VAT of fees and works is a cost', () => {
    // Costs of the deed: 2 794,25 + 558,85 + 2 144,94 + 300,00 + 1 500,00.
    const simulation = quickSimulation(euros(300_000), terms);
    expect(simulation).toMatchObject({
      feesCents: 729_804,
      worksCents: 8_800_000,
      // (300 000 + 7 298,04 + 88 000) × 5 %
      carryingCents: 1_976_490,
      salesFeesCents: 2_000_000,
      costCents: 43_506_294,
      marginCents: 6_493_706,
    });
    expect(Number(simulation.marginOnRevenue)).toBeCloseTo(0.12987412, 8);
  });

  test('on the margin: (500 000 − 300 000) × 20/120 is owed, the VAT of fees and works recovered', () => {
    const simulation = quickSimulation(euros(300_000), { ...terms, vatMode: 'margin' });
    expect(simulation.resale.vatCents).toBe(3_333_333);
    expect(simulation).toMatchObject({
      feesCents: 673_919,
      worksCents: 8_000_000,
      carryingCents: 1_933_696,
      costCents: 42_607_615,
      marginCents: 4_059_052,
    });
  });

  test('on the whole price: 500 000 × 20/120 is owed', () => {
    expect(quickSimulation(euros(300_000), { ...terms, vatMode: 'total' }).resale.vatCents).toBe(8_333_333);
  });
});

describe('the highest price for a margin', () => {
  test('leaves it, and one euro more does not', () => {
    const price = highestPrice(1500, terms) ?? cents(0);
    expect(reachesMargin(quickSimulation(price, terms), 1500)).toBe(true);
    expect(reachesMargin(quickSimulation(cents(price + 100), terms), 1500)).toBe(false);
  });

  test('does so for whatever works, resale, taxes and margin', () => {
    fc.assert(
      fc.property(
        fc.record({
          area: fc.integer({ min: 100, max: 100_000 }),
          works: fc.integer({ min: 0, max: 250_000 }),
          exit: fc.integer({ min: 10_000, max: 1_500_000 }),
          vatMode: fc.constantFrom(...quickVatModes),
          regime: fc.constantFrom('mdb', 'standard', 'build', 'new'),
          months: fc.integer({ min: 0, max: 48 }),
          marginBps: fc.integer({ min: 1, max: 5000 }),
        }),
        ({ area, works, exit, marginBps, ...rest }) => {
          const given: QuickTerms = {
            ...terms,
            ...rest,
            areaM2: (area / 100).toFixed(2),
            worksPerM2Cents: cents(works),
            exitPerM2Cents: cents(exit),
          };
          const price = highestPrice(marginBps, given);
          const next = cents(price === null ? 0 : price + 100);
          expect(reachesMargin(quickSimulation(next, given), marginBps)).toBe(false);
          if (price !== null) expect(reachesMargin(quickSimulation(price, given), marginBps)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is unknown where works and fees alone eat the margin up', () => {
    expect(highestPrice(1500, { ...terms, exitPerM2Cents: euros(900) })).toBeNull();
    expect(highestPrice(1500, { ...terms, exitPerM2Cents: cents(0) })).toBeNull();
  });
});

test('terms that mean nothing are refused by name', () => {
  expect(() => quickSimulation(euros(1), { ...terms, areaM2: '0' })).toThrow(InvalidInputError);
  expect(() => quickSimulation(euros(1), { ...terms, months: -1 })).toThrow(/months/);
  expect(() => quickSimulation(cents(-1), terms)).toThrow(/priceCents/);
});

test('cost and margin are those of a second calculation, to the cent', () => {
  const look = fc.record({
    price: fc.integer({ min: 0, max: 500_000_000 }),
    area: fc.integer({ min: 1, max: 200_000 }),
    worksPerM2: fc.integer({ min: 0, max: 300_000 }),
    worksVat: fc.constantFrom(550, 1000, 2000),
    exitPerM2: fc.integer({ min: 0, max: 1_500_000 }),
    carrying: fc.integer({ min: 0, max: 2000 }),
    months: fc.integer({ min: 0, max: 120 }),
    salesFees: fc.integer({ min: 0, max: 1000 }),
    vat: fc.constantFrom(...quickVatModes),
  });
  fc.assert(
    fc.property(look, (given) => {
      const { costCents, marginCents } = quickSimulation(cents(given.price), {
        ...terms,
        areaM2: (given.area / 100).toFixed(2),
        worksPerM2Cents: cents(given.worksPerM2),
        worksVatBps: given.worksVat,
        exitPerM2Cents: cents(given.exitPerM2),
        vatMode: given.vat,
        carryingBps: given.carrying,
        months: given.months,
        salesFeesBps: given.salesFees,
      });
      expect({ cost: costCents, margin: marginCents }).toEqual(oracleEstimate(given));
    }),
  );
});

test('premises of a mixed deed change nothing under the commitment to sell again: their duty is of ordinary law', () => {
  const inParis = { ...terms, departmentCode: '75', inseeCode: '75101' };
  const price = euros(300_000);
  const office = { ...inParis, premises: 'office' } as const;
  expect(quickSimulation(price, office).costCents).toBe(quickSimulation(price, inParis).costCents);
  const standard = { ...inParis, regime: 'standard' } as const;
  expect(quickSimulation(price, { ...standard, premises: 'office' }).costCents).toBeGreaterThan(
    quickSimulation(price, standard).costCents,
  );
});
