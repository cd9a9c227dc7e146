import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { referenceMargin, type ReferenceMargin } from './reference-margin.ts';

/** How the margin of a reference comes about. */
export const referenceMarginCalculation: Calculation<ReferenceMargin> = {
  id: 'reference-margin',
  title: { fr: 'Marge d’une référence', en: 'Margin of a reference' },
  summary: {
    fr: 'Marge d’une opération terminée, sur les montants déclarés. Elle n’est pas calculée tant qu’un montant manque.',
    en: 'Margin of a finished operation, from the amounts declared. It is not calculated while one is missing.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    costCents: {
      label: { fr: 'Coût de revient', en: 'Cost' },
      formula: { fr: 'Coût = achat + travaux + autres frais', en: 'Cost = purchase + works + other costs' },
      figure: ({ costCents }) => amountFigure(costCents),
      inputs: ({ purchaseCents, worksCents, otherCents }) => [
        amountInput('Achat', 'Purchase', purchaseCents),
        amountInput('Travaux', 'Works', worksCents),
        amountInput('Autres frais', 'Other costs', otherCents),
      ],
    },
    marginCents: {
      label: { fr: 'Marge', en: 'Margin' },
      formula: { fr: 'Marge = chiffre d’affaires − coût', en: 'Margin = revenue − cost' },
      figure: ({ marginCents }) => amountFigure(marginCents),
      inputs: ({ revenueCents, costCents }) => [
        amountInput('Chiffre d’affaires', 'Revenue', revenueCents),
        amountInput('Coût', 'Cost', costCents),
      ],
    },
    margin: {
      label: { fr: 'Taux de marge', en: 'Margin rate' },
      formula: { fr: 'Taux de marge = marge ÷ chiffre d’affaires', en: 'Margin rate = margin ÷ revenue' },
      figure: ({ margin }) => rateFigure(margin),
      inputs: ({ marginCents, revenueCents }) => [
        amountInput('Marge', 'Margin', marginCents),
        amountInput('Chiffre d’affaires', 'Revenue', revenueCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Immeuble de Périgueux : achat 210 000 €, travaux 70 400 €, autres frais 45 141,64 €, ventes 372 000 €.',
      en: 'Building of Périgueux: purchase €210,000, works €70,400, other costs €45,141.64, sales €372,000.',
    },
    result: () =>
      referenceMargin({
        purchaseCents: euros(210_000),
        worksCents: euros(70_400),
        otherCents: euros('45141.64'),
        revenueCents: euros(372_000),
      }),
  },
};
