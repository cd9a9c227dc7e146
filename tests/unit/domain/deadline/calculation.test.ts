import { describe, expect, test } from 'vitest';
import { depositCapCalculation } from '#domain/deadline/checks/deposit-cap-calculation.ts';
import { draftDeedNoticeCalculation } from '#domain/deadline/checks/draft-deed-notice-calculation.ts';
import { loanConditionCalculation } from '#domain/deadline/checks/loan-condition-calculation.ts';
import { longPromiseCalculation } from '#domain/deadline/checks/long-promise-calculation.ts';
import { deadlineCalculation } from '#domain/deadline/deadline-calculation.ts';
import { permitPurgeCalculation } from '#domain/deadline/permit-purge-calculation.ts';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';

function exampleOf<Result extends { readonly calculation: string }>(calculation: Calculation<Result>) {
  const result = calculation.example.result();
  const figures = Object.keys(calculation.formulas).map((key) => explainWith(calculation, result, key));
  return { id: calculation.id, madeBy: result.calculation, figures };
}

const examples = [
  exampleOf(deadlineCalculation),
  exampleOf(permitPurgeCalculation),
  exampleOf(loanConditionCalculation),
  exampleOf(longPromiseCalculation),
  exampleOf(draftDeedNoticeCalculation),
  exampleOf(depositCapCalculation),
];

describe('the descriptions of deadlines and checks', () => {
  test.each(examples)('$id is found by the results that it explains', ({ id, madeBy }) => {
    expect(madeBy).toBe(id);
  });

  test.each(examples)('$id explains every figure of its example, with named inputs', ({ figures }) => {
    for (const { label, inputs, formula } of figures) {
      expect(inputs.length).toBeGreaterThan(0);
      for (const text of [label, formula, ...inputs.map(({ name }) => name)]) {
        expect(text.fr).not.toMatch(/'|undefined|^$/);
        expect(text.en).not.toBe('');
      }
    }
  });

  test('the example of a deadline is the withdrawal pushed over 1 May', () => {
    const [counted] = examples;
    expect(counted?.figures.map(({ figure }) => 'value' in figure && figure.value)).toEqual([
      '2026-05-04',
      '2026-05-05',
      null,
    ]);
  });
});
