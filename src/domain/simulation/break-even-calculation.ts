import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure, rateInput } from '../explain/figures.ts';
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
        fr: 'TVA sur la marge : (F − A ÷ 6) ÷ (5/6 − v) ; TVA sur le prix total : F ÷ (5/6 − v) ; exonération : F ÷ (1 − v), avec F les coûts fixes, v la part variable, A le prix d’achat, au taux de 20 %',
        en: 'VAT on the margin: (F − A ÷ 6) ÷ (5/6 − v); on the whole price: F ÷ (5/6 − v); exempt: F ÷ (1 − v), with F the fixed costs, v the variable part, A the purchase price, at a rate of 20%',
      },
      figure: ({ revenueTtcCents }) => amountFigure(revenueTtcCents),
      inputs: ({ fixedCents, variableRate }) => [
        amountInput('Coûts fixes (F)', 'Fixed costs (F)', fixedCents),
        rateInput('Part variable (v)', 'Variable part (v)', variableRate),
      ],
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
