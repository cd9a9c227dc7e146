import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import type { DeveloperBalance } from './developer-balance.ts';
import { exampleInput } from './example.ts';
import { simulate } from './simulate.ts';

/** How the highest purchase price comes about. */
export const developerBalanceCalculation: Calculation<DeveloperBalance> = {
  id: 'developer-balance',
  title: { fr: 'Bilan promoteur à rebours', en: 'Developer’s balance' },
  summary: {
    fr: 'Ce que l’on peut payer au maximum pour le bien, frais d’acte compris, pour obtenir la marge visée. Les autres coûts sont tenus constants.',
    en: 'The most that can be paid for the property, its deed included, for the margin aimed at. Other costs are held.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    maxPurchaseCents: {
      label: { fr: 'Achat maximal, frais compris', en: 'Highest purchase, deed included' },
      formula: {
        fr: 'Achat maximal = chiffre d’affaires HT × (1 − marge visée) − coûts hors achat et frais d’acte',
        en: 'Highest purchase = revenue without VAT × (1 − margin aimed at) − costs other than purchase and deed',
      },
      figure: ({ maxPurchaseCents }) => amountFigure(maxPurchaseCents),
      inputs: ({ revenueHtCents, targetMarginRate, otherCostsCents, plannedPurchaseCents }) => [
        amountInput('Chiffre d’affaires HT', 'Revenue without VAT', revenueHtCents),
        rateInput('Marge visée', 'Margin aimed at', targetMarginRate),
        amountInput('Autres coûts', 'Other costs', otherCostsCents),
        amountInput('Achat prévu', 'Purchase planned', plannedPurchaseCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Opération de l’exemple du bilan prévisionnel, marge visée de 12 %',
      en: 'Operation of the example of the balance, aiming at a margin of 12%',
    },
    result: () => simulate(exampleInput).developerBalance,
  },
};
