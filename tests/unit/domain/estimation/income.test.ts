import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { incomeValue, type IncomeApproach } from '#domain/estimation/income.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';

const approach: IncomeApproach = {
  annualRentCents: euros(17_040),
  vacancyBps: 500,
  chargesCents: euros(3_270),
  capRate: rate('0.06'),
};

describe('value by income', () => {
  test('17 040 € of rent, 5 % of vacancy and 3 270 € of charges at 6 % are worth 215 000 €', () => {
    // 12 918 ÷ 0,06 = 215 300.
    expect(incomeValue(approach)).toMatchObject({
      vacancyCents: 85_200,
      netIncomeCents: 1_291_800,
      valueCents: 21_500_000,
    });
  });

  test('there is none when charges eat the rent', () => {
    expect(incomeValue({ ...approach, chargesCents: euros(16_188) }).valueCents).toBeNull();
    expect(incomeValue({ ...approach, chargesCents: euros(20_000) })).toMatchObject({
      netIncomeCents: -381_200,
      valueCents: null,
    });
  });

  test.each<[string, Partial<IncomeApproach>]>([
    ['annualRentCents', { annualRentCents: cents(-1) }],
    ['chargesCents', { chargesCents: cents(-1) }],
    ['vacancyBps', { vacancyBps: 10_001 }],
    ['capRate', { capRate: rate('0') }],
    ['capRate', { capRate: rate('1.5') }],
  ])('%s out of range is refused by its name', (field, change) => {
    const act = () => incomeValue({ ...approach, ...change });
    expect(act).toThrow(InvalidInputError);
    expect(act).toThrow(`income.${field}`);
  });
});
