import { describe, expect, it } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { acquisitionShareCalculation } from '#domain/vat/acquisition-share-calculation.ts';
import { lotVatCalculation } from '#domain/vat/lot-vat-calculation.ts';
import { supplierVatCalculation } from '#domain/vat/supplier-vat-calculation.ts';
import { vatDeclarationCalculation } from '#domain/vat/vat-declaration-calculation.ts';
import { vatRegimeCalculation } from '#domain/vat/vat-regime-calculation.ts';
import { vatReturnCalculation } from '#domain/vat/vat-return-calculation.ts';
import { vatReturnMonthCalculation } from '#domain/vat/vat-return-month-calculation.ts';
import { worksVatCalculation } from '#domain/vat/works-vat-calculation.ts';
import { expectExplained } from '#tests/support/explained.ts';

const valueOf = <Result>(calculation: Calculation<Result>, key: string) =>
  explainWith(calculation, calculation.example.result(), key).figure.value;

describe('explanations of VAT', () => {
  it('tell every figure of an example that the engine makes, in both languages, with its inputs', () => {
    expectExplained(vatRegimeCalculation);
    expectExplained(acquisitionShareCalculation);
    expectExplained(lotVatCalculation);
    expectExplained(supplierVatCalculation);
    expectExplained(worksVatCalculation);
    expectExplained(vatDeclarationCalculation);
    expectExplained(vatReturnCalculation);
    expectExplained(vatReturnMonthCalculation);
  });

  it('show the figures of the worked examples', () => {
    expect(valueOf(lotVatCalculation, 'vatCents')).toBe(2_216_667);
    expect(valueOf(acquisitionShareCalculation, 'shareCents')).toBe(7_200_000);
    expect(valueOf(vatDeclarationCalculation, 'vatCents')).toBe(443_334);
    expect(valueOf(vatReturnCalculation, 'paidCents')).toBe(430_000);
  });
});
