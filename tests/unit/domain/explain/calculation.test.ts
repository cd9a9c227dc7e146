import { describe, expect, test } from 'vitest';
import { explainWith, UnknownFigureError, type Calculation } from '#domain/explain/calculation.ts';
import { cents, type Cents } from '#domain/money/cents.ts';

interface Margin {
  readonly calculation: 'margin';
  readonly revenueCents: Cents;
  readonly costCents: Cents;
  readonly marginCents: Cents;
}

const amount = (value: Cents) => ({ unit: 'cents', value }) as const;
const calculation: Calculation<Margin> = {
  id: 'margin',
  title: { fr: 'Marge', en: 'Margin' },
  summary: { fr: 'La marge.', en: 'The margin.' },
  validity: { fr: 'Toujours.', en: 'Always.' },
  formulas: {
    marginCents: {
      label: { fr: 'Marge', en: 'Margin' },
      formula: { fr: 'Chiffre d’affaires − coût', en: 'Revenue − cost' },
      figure: ({ marginCents }) => amount(marginCents),
      inputs: ({ revenueCents, costCents }) => [
        { name: { fr: 'Chiffre d’affaires', en: 'Revenue' }, figure: amount(revenueCents) },
        { name: { fr: 'Coût', en: 'Cost' }, figure: amount(costCents) },
      ],
      source: 'Usage',
      isUnverified: true,
    },
    costCents: {
      label: { fr: 'Coût', en: 'Cost' },
      formula: { fr: 'Saisi', en: 'Entered' },
      figure: ({ costCents }) => amount(costCents),
      inputs: () => [],
    },
  },
  example: {
    given: { fr: 'Un lot', en: 'A lot' },
    result: () => ({
      calculation: 'margin',
      revenueCents: cents(100),
      costCents: cents(80),
      marginCents: cents(20),
    }),
  },
};

describe('explaining a figure', () => {
  const result = calculation.example.result();

  test('an amount may be asked for without its unit', () => {
    expect(explainWith(calculation, result, 'margin')).toEqual(
      explainWith(calculation, result, 'marginCents'),
    );
  });

  test('gives its value, formula, inputs and source', () => {
    expect(explainWith(calculation, result, 'marginCents')).toEqual({
      label: { fr: 'Marge', en: 'Margin' },
      formula: { fr: 'Chiffre d’affaires − coût', en: 'Revenue − cost' },
      figure: { unit: 'cents', value: 20 },
      inputs: [
        { name: { fr: 'Chiffre d’affaires', en: 'Revenue' }, figure: { unit: 'cents', value: 100 } },
        { name: { fr: 'Coût', en: 'Cost' }, figure: { unit: 'cents', value: 80 } },
      ],
      source: 'Usage',
      ownSource: 'Usage',
      isUnverified: true,
      parameters: [],
    });
  });

  test('says plainly that no law decides it and nothing is unverified', () => {
    expect(explainWith(calculation, result, 'costCents')).toMatchObject({
      source: null,
      isUnverified: false,
    });
  });

  test.each(['lunch', '', 'constructor', '__proto__', 'toString'])('of the name %j is refused', (key) => {
    expect(() => explainWith(calculation, result, key)).toThrow(UnknownFigureError);
  });

  test('the refusal names the figures that there are', () => {
    expect(() => explainWith(calculation, result, 'lunch')).toThrow(
      'margin has no figure "lunch": it has marginCents, costCents.',
    );
  });
});
