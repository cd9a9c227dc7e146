import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { propertyTaxProrata } from '#domain/taxes/property-tax-prorata.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { oracleProrata } from '#tests/support/oracle/taxes.ts';

describe('property tax of a year of sale', () => {
  test('1 650 € and a sale on 16 April 2026 leave the buyer 260 days of 365: 1 175,34', () => {
    expect(propertyTaxProrata(euros(1650), day('2026-04-16'))).toMatchObject({
      buyerDaysCount: 260,
      sellerDaysCount: 105,
      daysOfYearCount: 365,
      buyerCents: 117_534,
      sellerCents: 47_466,
    });
  });

  test('is all the buyer’s on 1 January and one day of 366 on 31 December of a leap year', () => {
    expect(propertyTaxProrata(euros(1650), day('2026-01-01'))).toMatchObject({
      buyerCents: 165_000,
      sellerCents: 0,
    });
    expect(propertyTaxProrata(euros(366), day('2028-12-31'))).toMatchObject({
      buyerCents: 100,
      buyerDaysCount: 1,
    });
  });

  test('is refused below 0', () => {
    expect(() => propertyTaxProrata(cents(-1), day('2026-01-01'))).toThrow(InvalidInputError);
  });

  test('the two shares make up the tax, and the buyer’s is that of a second calculation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (taxCents, days) => {
          const on = addToDay(day('2000-01-01'), { days });
          const { buyerCents, sellerCents } = propertyTaxProrata(cents(taxCents), on);
          expect(buyerCents).toBe(oracleProrata(taxCents, on));
          expect(buyerCents + sellerCents).toBe(taxCents);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
