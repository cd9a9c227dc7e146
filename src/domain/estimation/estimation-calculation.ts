import type { Calculation, Formula, Text } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateFigure, rateInput } from '../explain/figures.ts';
import type { Cents } from '../money/cents.ts';
import type { Estimation, EstimatedValues } from './estimate.ts';
import { estimationExample } from './example.ts';

/** How the figures of a value by comparison come about. */
export const estimationCalculation: Calculation<Estimation> = {
  id: 'estimation',
  title: { fr: 'Estimation par comparaison', en: 'Value by comparison' },
  summary: {
    fr:
      'Valeur d’un bien d’après des ventes connues, pondérées selon leur distance, leur surface et leur ancienneté. ' +
      'Poids = (1 − distance ÷ distance max.) × (1 − |surface − surface du bien| ÷ surface du bien) × (1 − ancienneté ÷ ancienneté max.), à quatre décimales, zéro au-delà d’une limite. ' +
      'L’ancienneté compte les mois entiers. Une vente de poids nul ne compte pas ; il faut trois ventes. Avis de valeur, non assimilable à une expertise.',
    en:
      'Value of a property from known sales, weighted by distance, area and age. ' +
      'Weight = (1 − distance ÷ greatest distance) × (1 − |area − area of the property| ÷ area of the property) × (1 − age ÷ greatest age), to four decimals, zero beyond a limit. ' +
      'Age counts full months. A sale of weight zero does not count; three sales are needed. An opinion of value, not a survey.',
  },
  validity: {
    fr: 'Méthode de la plateforme, sans limite de validité.',
    en: 'The platform’s method, without a term of its own.',
  },
  formulas: {
    meanPerM2Cents: {
      label: { fr: 'Prix moyen au m²', en: 'Mean price per m²' },
      formula: {
        fr: 'Σ (prix au m² × poids) ÷ Σ poids, où prix au m² = prix × (1 + correction) ÷ surface',
        en: 'Σ (price per m² × weight) ÷ Σ weight, where price per m² = price × (1 + correction) ÷ area',
      },
      figure: ({ values }) => amountFigure(values?.meanPerM2Cents ?? null),
      inputs: sample,
    },
    p20PerM2Cents: percentile(20, (values) => values.p20PerM2Cents),
    p50PerM2Cents: percentile(50, (values) => values.p50PerM2Cents),
    p80PerM2Cents: percentile(80, (values) => values.p80PerM2Cents),
    lowCents: value(
      { fr: 'Valeur basse', en: 'Low value' },
      { fr: '20ᵉ centile', en: '20th percentile' },
      ({ lowCents, p20PerM2Cents }) => [lowCents, p20PerM2Cents],
    ),
    medianCents: value(
      { fr: 'Valeur médiane', en: 'Median value' },
      { fr: '50ᵉ centile', en: '50th percentile' },
      ({ medianCents, p50PerM2Cents }) => [medianCents, p50PerM2Cents],
    ),
    meanCents: value(
      { fr: 'Valeur moyenne', en: 'Mean value' },
      { fr: 'prix moyen au m²', en: 'mean price per m²' },
      ({ meanCents, meanPerM2Cents }) => [meanCents, meanPerM2Cents],
    ),
    highCents: value(
      { fr: 'Valeur haute', en: 'High value' },
      { fr: '80ᵉ centile', en: '80th percentile' },
      ({ highCents, p80PerM2Cents }) => [highCents, p80PerM2Cents],
    ),
    variation: {
      label: { fr: 'Coefficient de variation', en: 'Coefficient of variation' },
      formula: {
        fr: '√(Σ poids × (prix au m² − moyenne)² ÷ Σ poids) ÷ moyenne',
        en: '√(Σ weight × (price per m² − mean)² ÷ Σ weight) ÷ mean',
      },
      figure: ({ values }) => rateFigure(values?.variation ?? null),
      inputs: sample,
    },
    confidence: {
      label: { fr: 'Confiance sur 100', en: 'Confidence out of 100' },
      formula: {
        fr: '40 × min(1, n ÷ 10) + 40 × max(0, 1 − coefficient de variation ÷ 0,30) + 20 × Σ poids ÷ n ; élevée à partir de 70, moyenne à partir de 40',
        en: '40 × min(1, n ÷ 10) + 40 × max(0, 1 − coefficient of variation ÷ 0.30) + 20 × Σ weight ÷ n; high from 70, medium from 40',
      },
      figure: ({ values }) => ({ unit: 'number', value: points(values?.confidence.points) }),
      inputs: ({ values, ...rest }) => [
        ...sample({ values, ...rest }),
        rateInput('Coefficient de variation', 'Coefficient of variation', values?.variation ?? null),
      ],
    },
  },
  example: {
    given: {
      fr: 'Appartement de 63,40 m², six ventes à moins de 2 000 m et de 36 mois',
      en: 'Flat of 63.40 m², six sales within 2,000 m and 36 months',
    },
    result: estimationExample,
  },
};

function sample({ count, weightSum }: Estimation) {
  return [
    countInput('Comparables retenus', 'Comparables that count', count),
    countInput('Somme des poids', 'Sum of weights', Number(weightSum)),
  ];
}

function percentile(percent: number, figure: (values: EstimatedValues) => Cents): Formula<Estimation> {
  return {
    label: { fr: `${percent}ᵉ centile du prix au m²`, en: `${percent}th percentile of the price per m²` },
    formula: {
      fr: `Plus bas prix au m² pour lequel le poids cumulé, par prix croissant, atteint ${percent} % du poids total`,
      en: `Lowest price per m² at which the cumulated weight, by rising price, reaches ${percent}% of all weight`,
    },
    figure: ({ values }) => amountFigure(values && figure(values)),
    inputs: sample,
  };
}

function value(
  label: Text,
  base: Text,
  figures: (values: EstimatedValues) => readonly [Cents, Cents],
): Formula<Estimation> {
  return {
    label,
    formula: {
      fr: `${base.fr} × surface du bien, arrondi au millier d’euros`,
      en: `${base.en} × area of the property, rounded to €1,000`,
    },
    figure: ({ values }) => amountFigure(values && figures(values)[0]),
    inputs: ({ values, subject }) => [
      amountInput('Prix au m²', 'Price per m²', values && figures(values)[1]),
      countInput('Surface du bien', 'Area of the property', Number(subject.areaM2), 'm2'),
    ],
  };
}

function points(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
