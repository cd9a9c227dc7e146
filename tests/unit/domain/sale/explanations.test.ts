import { describe, expect, it } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { collectionCalculation } from '#domain/sale/collection-calculation.ts';
import { salePaceCalculation } from '#domain/sale/sale-pace-calculation.ts';
import { saleProgressCalculation } from '#domain/sale/sale-progress-calculation.ts';
import { stockAgeCalculation } from '#domain/sale/stock-age-calculation.ts';
import { expectExplained } from '#tests/support/explained.ts';

const valueOf = <Result>(calculation: Calculation<Result>, key: string) =>
  explainWith(calculation, calculation.example.result(), key).figure.value;

describe('explanations of the sale', () => {
  it('tell every figure of an example that the engine makes, in both languages, with its inputs', () => {
    expectExplained(stockAgeCalculation);
    expectExplained(saleProgressCalculation);
    expectExplained(salePaceCalculation);
    expectExplained(collectionCalculation);
  });

  it('show the figures of the worked examples', () => {
    expect(valueOf(stockAgeCalculation, 'ageDays')).toBe(200);
    expect(valueOf(collectionCalculation, 'unpaidCents')).toBe(3_100_000);
  });
});
