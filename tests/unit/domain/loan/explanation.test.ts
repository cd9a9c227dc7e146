import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { earlyRepaymentCalculation } from '#domain/loan/early-repayment-calculation.ts';
import { goldenLoanExample } from '#domain/loan/example.ts';
import { guaranteeCostCalculation } from '#domain/loan/guarantee-calculation.ts';
import { loanDeedCostCalculation } from '#domain/loan/loan-deed-calculation.ts';
import type { LoanDeedCost } from '#domain/loan/loan-deed.ts';
import { loanPositionCalculation } from '#domain/loan/position-calculation.ts';
import { loanRowCalculation, loanRowResult } from '#domain/loan/row-calculation.ts';
import { loanScheduleCalculation } from '#domain/loan/schedule-calculation.ts';
import { month } from '#domain/time/day.ts';

function figures<Result>(calculation: Calculation<Result>) {
  const result = calculation.example.result();
  return Object.fromEntries(
    Object.keys(calculation.formulas).map((key) => [key, explainWith(calculation, result, key).figure.value]),
  );
}

describe('the worked examples', () => {
  test('explain the schedule of the golden loan', () => {
    expect(figures(loanScheduleCalculation)).toEqual({
      maturityOn: '2028-04-16',
      interestCents: 1_241_986,
      capitalisedCents: 0,
      commitmentCents: 19_291,
      insuranceCents: 0,
      repaidCents: 56_000_000,
      costCents: 2_301_277,
    });
  });

  test('explain its month of September 2026', () => {
    expect(figures(loanRowCalculation)).toMatchObject({
      interestCents: 214_667,
      sweepCents: 17_856_000,
      commitmentCents: 0,
      closingCents: 38_144_000,
    });
  });

  test('explain where it stands on 20 November 2026', () => {
    expect(figures(loanPositionCalculation)).toEqual({
      outstandingCents: 19_712_000,
      interestToDateCents: 1_042_069,
    });
  });

  test('explain guarantee, deed and early repayment', () => {
    expect(figures(guaranteeCostCalculation)).toMatchObject({ totalCents: 742_280 });
    expect(figures(loanDeedCostCalculation)).toMatchObject({ totalCents: 326_185 });
    expect(figures(earlyRepaymentCalculation)).toMatchObject({
      penaltyCents: 200_000,
      toPayCents: 20_200_000,
      savedInterestCents: 1_303_339,
    });
  });
});

test('the unverified tariff of a trader’s loan is told as such, the usual one is not', () => {
  const { result, variants } = loanDeedCostCalculation.example;
  const isFlagged = (cost: LoanDeedCost) =>
    explainWith(loanDeedCostCalculation, cost, 'emolumentsCents').isUnverified;
  expect([result(), ...(variants?.() ?? [])].map(isFlagged)).toEqual([false, true]);
});

test('a month the schedule does not have cannot be explained', () => {
  expect(() => loanRowResult(goldenLoanExample(), month('2030-01'))).toThrow(InvalidInputError);
});
