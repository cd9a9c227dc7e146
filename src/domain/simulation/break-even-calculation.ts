import type { Calculation, FormulaInput } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure, rateInput } from '../explain/figures.ts';
import { sumCents, zeroCents } from '../money/cents.ts';
import { breakEven, type BreakEven } from './break-even.ts';
import { exampleInput } from './example.ts';
import { priceModelOf } from './simulate.ts';

/** How the break-even comes about. */
export const breakEvenCalculation: Calculation<BreakEven> = {
  id: 'break-even',
  title: { fr: 'Point mort', en: 'Break-even' },
  summary: {
    fr:
      'Chiffre d’affaires TTC pour lequel la marge est nulle, tous les prix variant dans la même proportion. ' +
      'Commercialisation et dépenses en pourcentage du chiffre d’affaires le suivent ; intérêts et garanties sont tenus constants. ' +
      'Un lot dont le prix tomberait sous sa quote-part d’achat ne porte plus de TVA sur la marge.',
    en:
      'Revenue at which the margin is nothing, all prices moving in one proportion. ' +
      'Sales fees and expenses that are a part of revenue follow it; interest and guarantees are held. ' +
      'A lot whose price would fall below its purchase share bears no VAT on a margin.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    revenueTtcCents: {
      label: { fr: 'Chiffre d’affaires au point mort', en: 'Revenue at break-even' },
      formula: {
        fr: 'Point mort = L × k + O, avec k = (F + v × O − O HT − Σ A × t) ÷ (L × (1 − v) − Σ P × t), t = taux ÷ (1 + taux). Tous les lots à 20 % et sans autre recette : (F − A ÷ 6) ÷ (5/6 − v) sur la marge, F ÷ (5/6 − v) sur le prix total, F ÷ (1 − v) en exonération',
        en: 'Break-even = L × k + O, with k = (F + v × O − O without VAT − Σ A × t) ÷ (L × (1 − v) − Σ P × t), t = rate ÷ (1 + rate). All lots at 20% and no other revenue: (F − A ÷ 6) ÷ (5/6 − v) on the margin, F ÷ (5/6 − v) on the whole price, F ÷ (1 − v) when exempt',
      },
      figure: ({ revenueTtcCents }) => amountFigure(revenueTtcCents),
      inputs: breakEvenInputs,
    },
    shareOfRevenue: {
      label: { fr: 'Part du chiffre d’affaires', en: 'Share of revenue' },
      formula: {
        fr: 'Part = chiffre d’affaires au point mort ÷ chiffre d’affaires prévu',
        en: 'Share = revenue at break-even ÷ revenue expected',
      },
      figure: ({ shareOfRevenue }) => rateFigure(shareOfRevenue),
      inputs: ({ revenueTtcCents, expectedTtcCents }) => [
        amountInput('Au point mort', 'At break-even', revenueTtcCents),
        amountInput('Prévu', 'Expected', expectedTtcCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Opération de l’exemple du bilan prévisionnel',
      en: 'Operation of the example of the balance',
    },
    result: () => breakEven(priceModelOf(exampleInput)),
  },
};

function breakEvenInputs(result: BreakEven): readonly FormulaInput[] {
  return [
    amountInput('Coûts fixes (F)', 'Fixed costs (F)', result.fixedCents),
    rateInput('Part variable (v)', 'Variable part (v)', result.variableRate),
    amountInput('Autres recettes (O)', 'Other revenue (O)', result.otherTtcCents),
    amountInput(
      'Autres recettes HT (O HT)',
      'Other revenue without VAT (O without VAT)',
      result.otherHtCents,
    ),
    amountInput(
      'Prix de tous les lots (L)',
      'Price of all lots (L)',
      sumCents(result.taxedLots.map(({ priceTtcCents }) => priceTtcCents)),
    ),
    ...result.taxedLots.flatMap(({ vatOn, rate, priceTtcCents, shareCents }) =>
      vatOn === 'nothing'
        ? []
        : [
            rateInput('Taux de TVA des lots', 'VAT rate of the lots', rate),
            amountInput('Prix de ces lots (P)', 'Price of these lots (P)', priceTtcCents),
            amountInput(
              'Quotes-parts d’achat déduites (A)',
              'Purchase shares deducted (A)',
              vatOn === 'margin' ? shareCents : zeroCents,
            ),
          ],
    ),
  ];
}
