import { expect } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';

/** Expects a calculation to tell every figure of its own example, in both languages and with its inputs. */
export function expectExplained<Result extends { readonly calculation: string }>(
  calculation: Calculation<Result>,
): void {
  const result = calculation.example.result();
  expect(result.calculation).toBe(calculation.id);
  for (const key of Object.keys(calculation.formulas)) {
    const { figure, inputs, label, formula } = explainWith(calculation, result, key);
    expect(inputs.length, `${calculation.id}.${key}`).toBeGreaterThan(0);
    for (const { fr, en } of [
      label,
      formula,
      calculation.title,
      calculation.summary,
      calculation.example.given,
    ]) {
      expect(`${fr}${en}`).not.toMatch(/undefined|NaN|'/);
      expect(fr.length * en.length).toBeGreaterThan(0);
    }
    if (figure.unit === 'cents') expect(Number.isSafeInteger(figure.value)).toBe(true);
  }
}
