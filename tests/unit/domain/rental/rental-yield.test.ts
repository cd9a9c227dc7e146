import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros, zeroCents } from '#domain/money/cents.ts';
import type { Rate } from '#domain/money/rate.ts';
import {
  annualRent,
  grossYieldOnCost,
  rentalYield,
  type RentalYieldInput,
} from '#domain/rental/rental-yield.ts';
import { oracleYield } from '#tests/support/oracle/rental.ts';

const flat: RentalYieldInput = {
  priceCents: euros(180_000),
  feesCents: euros('14955.84'),
  worksCents: euros(25_000),
  annualRentCents: euros(17_040),
  vacancyBps: 500,
  managementBps: 700,
  chargesCents: euros(1100),
  propertyTaxCents: euros(1650),
  insuranceCents: euros(520),
};

function percent(value: Rate | null): string {
  return (Number(value) * 100).toFixed(2);
}

describe('rental yield', () => {
  test('180 000 € with 17 040 € of rent: gross 9,47 % and 7,75 %, net income 11 784,84, net 5,36 %', () => {
    const result = rentalYield(flat);
    expect(result).toMatchObject({
      investedCents: 21_995_584,
      vacancyCents: 85_200,
      managementCents: 113_316,
      netIncomeCents: 1_178_484,
    });
    expect([result.grossRate, result.grossOnInvestedRate, result.netRate].map(percent)).toEqual([
      '9.47',
      '7.75',
      '5.36',
    ]);
  });

  test('is unknown where nothing was paid, and below 0 where costs exceed the rent', () => {
    const free = rentalYield({ ...flat, priceCents: zeroCents, feesCents: zeroCents, worksCents: zeroCents });
    expect([free.grossRate, free.grossOnInvestedRate, free.netRate]).toEqual([null, null, null]);
    expect(Number(rentalYield({ ...flat, vacancyBps: 10_000 }).netRate)).toBeLessThan(0);
  });

  test.each([
    ['priceCents', { priceCents: cents(-1) }],
    ['insuranceCents', { insuranceCents: cents(-1) }],
    ['vacancyBps', { vacancyBps: 10_001 }],
    ['managementBps', { managementBps: -1 }],
    ['managementBps', { managementBps: Number.NaN }],
  ])('%s is refused by name when no form lets it through', (input, wrong) => {
    expect(() => rentalYield({ ...flat, ...wrong })).toThrow(InvalidInputError);
    expect(() => rentalYield({ ...flat, ...wrong })).toThrow(input);
  });

  test('monthly rents make a year, and a year over cost the yield of a list', () => {
    expect(annualRent([euros(820), euros(600)])).toBe(euros(17_040));
    expect(percent(grossYieldOnCost(euros(1420), euros('219955.84')))).toBe('7.75');
    expect(grossYieldOnCost(euros(1420), zeroCents)).toBeNull();
  });

  test('is that of a second calculation', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    const share = fc.integer({ min: 0, max: 10_000 });
    const input = fc.record({
      priceCents: amount,
      feesCents: amount,
      worksCents: amount,
      annualRentCents: amount,
      vacancyBps: share,
      managementBps: share,
      chargesCents: amount,
      propertyTaxCents: amount,
      insuranceCents: amount,
    });
    const billionths = (value: Rate | null): bigint | null =>
      value === null ? null : BigInt(new Big(value).times(1_000_000_000).round(0, Big.roundDown).toFixed());
    fc.assert(
      fc.property(input, (values) => {
        const result = rentalYield({ ...values, ...asCents(values) });
        const expected = oracleYield(values);
        expect(result.netIncomeCents).toBe(expected.netIncomeCents);
        expect(billionths(result.grossRate)).toBe(expected.gross);
        expect(billionths(result.netRate)).toBe(expected.net);
      }),
      { numRuns: 3000 },
    );
  });
});

type Amounts = Omit<RentalYieldInput, 'vacancyBps' | 'managementBps'>;

function asCents(values: Readonly<Record<keyof Amounts, number>>): Amounts {
  return {
    priceCents: cents(values.priceCents),
    feesCents: cents(values.feesCents),
    worksCents: cents(values.worksCents),
    annualRentCents: cents(values.annualRentCents),
    chargesCents: cents(values.chargesCents),
    propertyTaxCents: cents(values.propertyTaxCents),
    insuranceCents: cents(values.insuranceCents),
  };
}
