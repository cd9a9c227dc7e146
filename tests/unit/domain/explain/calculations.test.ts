import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UnknownFigureError } from '#domain/explain/calculation.ts';
import { calculations, type AnyCalculation } from '#domain/explain/calculations.ts';
import { explain, UnknownCalculationError, type ExplainableResult } from '#domain/explain/explain.ts';

test('every calculation that the engine describes is registered, under an id of its own', () => {
  const files = globSync('src/domain/**/*-calculation.ts');
  const described = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^export const \w+Calculation: Calculation<[^;]*?id: '([\w-]+)'/gms,
      ),
      ([, id = '']) => id,
    ),
  );
  expect(calculations.map(({ id }) => id).toSorted()).toEqual(described.toSorted());
  expect(new Set(described).size).toBe(described.length);
});

describe.each(calculations.map((calculation): [string, AnyCalculation] => [calculation.id, calculation]))(
  '%s',
  (id, { formulas, example, title, summary, validity }) => {
    test('explains each figure of its example, in both languages', () => {
      const result = example.result() as ExplainableResult;
      expect(result.calculation).toBe(id);
      for (const key of Object.keys(formulas)) {
        const { label, formula, figure, inputs } = explain(result, key);
        for (const text of [label, formula, ...inputs.map(({ name }) => name)]) {
          expect(text.fr).not.toBe('');
          expect(text.en).not.toBe('');
        }
        for (const { unit, value } of [figure, ...inputs.map((input) => input.figure)]) {
          expect(`${unit}: ${JSON.stringify(value)}`).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
    });

    test('is written with French typography', () => {
      const texts = [
        title,
        summary,
        validity,
        example.given,
        ...Object.keys(formulas).map((key) => explain(example.result() as ExplainableResult, key).formula),
      ];
      for (const { fr } of texts) expect(fr).not.toMatch(/['"]/);
    });
  },
);

test('what is not there is said by name', () => {
  const [first] = calculations;
  expect(() => explain({ calculation: 'nothing' }, 'x')).toThrow(UnknownCalculationError);
  expect(() => explain(first?.example.result() as ExplainableResult, 'nothing')).toThrow(UnknownFigureError);
});
