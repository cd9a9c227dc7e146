import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { calculations } from '#domain/explain/calculations.ts';
import { explain, type ExplainableResult } from '#domain/explain/explain.ts';
import { LocaleProvider } from '#runtime/locale/LocaleProvider.tsx';
import { ExplanationSheet } from '#ui/data/ExplanationSheet.tsx';
import { Trend } from '#ui/data/Trend.tsx';

const now = () => new Date('2026-11-20T08:00:00Z');

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');

function textOf(content: ReactElement): string {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="fr" timeZone="Europe/Paris" now={now}>
      {content}
    </LocaleProvider>,
  );
  const text = html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  return plain(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
}

describe('the explanation of a figure', () => {
  test.each(calculations.map((calculation) => [calculation.id, calculation] as const))(
    '%s tells the formula, the inputs and the source of each of its figures',
    (_, calculation) => {
      const result = calculation.example.result() as ExplainableResult;
      for (const key of Object.keys(calculation.formulas)) {
        const explanation = explain(result, key);
        const text = textOf(<ExplanationSheet explanation={explanation} />);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        const pieces = [explanation.formula.fr, ...explanation.inputs.map(({ name }) => name.fr)];
        for (const piece of [...pieces, explanation.source ?? '']) expect(text).toContain(plain(piece));
      }
    },
  );
});

describe('a trend', () => {
  test('has its sign, whatever its unit, and a fall that is good is not told as bad', () => {
    expect(textOf(<Trend change={{ cents: -1_823_400 }} since="ce mois" />)).toContain('-18 234 €');
    expect(textOf(<Trend change={{ pointsBps: 120 }} since="depuis l’étude" />)).toContain('+1,2 pt');
    const good = renderToStaticMarkup(<Trend change={{ count: -3 }} since="" good="down" />);
    expect(good).toContain('text-pos');
    expect(good).not.toContain('text-neg');
  });
});
