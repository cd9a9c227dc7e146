import { describe, expect, test } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { commitmentBreachCalculation } from '#domain/purchase/commitment-breach-calculation.ts';
import { purchaseCostCalculation } from '#domain/purchase/purchase-cost-calculation.ts';
import { rentalYieldCalculation } from '#domain/rental/rental-yield-calculation.ts';
import { weightedNoteCalculation } from '#domain/scores/weighted-note-calculation.ts';
import { developmentTaxCalculation } from '#domain/taxes/development-tax-calculation.ts';
import { propertyTaxProrataCalculation } from '#domain/taxes/property-tax-prorata-calculation.ts';

/** Figures of the worked example as the explanations give them. */
function figuresOf<Result extends { readonly calculation: string }>(calculation: Calculation<Result>) {
  const result = calculation.example.result();
  expect(result.calculation).toBe(calculation.id);
  return Object.fromEntries(
    Object.keys(calculation.formulas).map((key) => {
      const { figure, inputs } = explainWith(calculation, result, key);
      for (const { name } of inputs) expect(name.fr && name.en).toBeTruthy();
      return [key, figure.value];
    }),
  );
}

describe('explanations of a worked example', () => {
  test('costs of a purchase', () => {
    expect(figuresOf(purchaseCostCalculation)).toMatchObject({
      tariffCents: 279_425,
      dutiesCents: 1_895_550,
      feesHtCents: 2_324_975,
      feesTtcCents: 2_380_860,
    });
  });

  test('a broken commitment', () => {
    expect(figuresOf(commitmentBreachCalculation)).toMatchObject({
      supplementCents: 1_681_056,
      interestCents: 201_727,
    });
  });

  test('rental yield', () => {
    expect(figuresOf(rentalYieldCalculation)).toMatchObject({ netIncomeCents: 1_178_484 });
  });

  test('development tax', () => {
    expect(figuresOf(developmentTaxCalculation)).toMatchObject({
      communeCents: 178_400,
      departmentCents: 89_200,
    });
  });

  test('property tax of a year of sale', () => {
    expect(figuresOf(propertyTaxProrataCalculation)).toMatchObject({ buyerCents: 117_534 });
  });

  test('note of a neighbourhood', () => {
    expect(figuresOf(weightedNoteCalculation)).toEqual({ note: 74.1 });
  });
});
