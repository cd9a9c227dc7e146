import { expect, test } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { estimate } from '#domain/estimation/estimate.ts';
import { estimationCalculation } from '#domain/estimation/estimation-calculation.ts';
import { incomeValueCalculation } from '#domain/estimation/income-calculation.ts';
import { day } from '#domain/time/day.ts';

function figures<Result>(calculation: Calculation<Result>, result: Result) {
  return Object.fromEntries(
    Object.keys(calculation.formulas).map((key) => [key, explainWith(calculation, result, key).figure.value]),
  );
}

test('the worked example of the comparison explains each of its figures', () => {
  expect(figures(estimationCalculation, estimationCalculation.example.result())).toEqual({
    meanPerM2Cents: 320_164,
    p20PerM2Cents: 315_789,
    p50PerM2Cents: 324_590,
    p80PerM2Cents: 328_526,
    lowCents: 20_000_000,
    medianCents: 20_600_000,
    meanCents: 20_300_000,
    highCents: 20_800_000,
    variation: '0.0307',
    confidence: 71.24,
  });
});

test('without a value every figure is explained as missing', () => {
  const nothing = estimate({ areaM2: 50 }, [], {
    on: day('2026-11-20'),
    maxDistanceM: 2000,
    maxAgeMonths: 36,
  });
  expect(new Set(Object.values(figures(estimationCalculation, nothing)))).toEqual(new Set([null]));
});

test('the worked example of the income explains each of its figures', () => {
  expect(figures(incomeValueCalculation, incomeValueCalculation.example.result())).toEqual({
    netIncomeCents: 1_291_800,
    valueCents: 21_500_000,
  });
});
