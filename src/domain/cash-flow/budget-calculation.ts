import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateFigure } from '../explain/figures.ts';
import type { Budget, BudgetFigures } from './budget.ts';
import { exampleBudget } from './example.ts';

const validity = {
  fr: 'Convention du logiciel, sans limite.',
  en: 'Convention of this software, without limit.',
};
const given = {
  fr: 'Travaux de 340 000 €, payés à hauteur de 129 580 €, et maîtrise d’œuvre de 27 200 € révisée à 28 000 €',
  en: 'Works of €340,000, of which €129,580 is paid, and project management of €27,200 revised to €28,000',
};

/** How the figures of a line of the budget come about. */
export const budgetLineCalculation: Calculation<BudgetFigures> = {
  id: 'budget-line',
  title: { fr: 'Ligne de budget', en: 'Line of the budget' },
  summary: {
    fr: 'Budget initial, révisé, engagé, facturé et payé, hors taxes, à côté du coût final estimé. Les totaux sont des sommes de lignes.',
    en: 'Initial, revised, committed, invoiced and paid without VAT, beside the final cost expected. Totals are sums of lines.',
  },
  validity,
  formulas: {
    eacCents: {
      label: { fr: 'Coût final estimé', en: 'Final cost expected' },
      formula: {
        fr: 'Coût final = le plus grand du budget révisé et de l’engagé, sauf estimation saisie',
        en: 'Final cost = the larger of revised and committed, unless someone entered another',
      },
      figure: ({ eacCents }) => amountFigure(eacCents),
      inputs: ({ revisedCents, committedCents }) => [
        amountInput('Budget révisé', 'Revised', revisedCents),
        amountInput('Engagé', 'Committed', committedCents),
      ],
    },
    toCommitCents: {
      label: { fr: 'Reste à engager', en: 'Still to commit' },
      formula: {
        fr: 'Reste à engager = coût final − engagé, à partir de 0',
        en: 'Still to commit = final cost − committed, from 0',
      },
      figure: ({ toCommitCents }) => amountFigure(toCommitCents),
      inputs: ({ eacCents, committedCents }) => [
        amountInput('Coût final', 'Final cost', eacCents),
        amountInput('Engagé', 'Committed', committedCents),
      ],
    },
    varianceCents: {
      label: { fr: 'Écart', en: 'Variance' },
      formula: { fr: 'Écart = coût final − budget initial', en: 'Variance = final cost − initial' },
      figure: ({ varianceCents }) => amountFigure(varianceCents),
      inputs: variance,
    },
    varianceRate: {
      label: { fr: 'Écart en pourcentage', en: 'Variance in percent' },
      formula: {
        fr: 'Écart en pourcentage = (coût final − budget initial) ÷ budget initial',
        en: 'Variance in percent = (final cost − initial) ÷ initial',
      },
      figure: ({ varianceRate }) => rateFigure(varianceRate),
      inputs: variance,
    },
    consumption: {
      label: { fr: 'Consommation', en: 'Consumption' },
      formula: { fr: 'Consommation = payé ÷ budget révisé', en: 'Consumption = paid ÷ revised' },
      figure: ({ consumption }) => rateFigure(consumption),
      inputs: ({ paidCents, revisedCents }) => [
        amountInput('Payé', 'Paid', paidCents),
        amountInput('Budget révisé', 'Revised', revisedCents),
      ],
    },
    engagement: {
      label: { fr: 'Engagement', en: 'Engagement' },
      formula: { fr: 'Engagement = engagé ÷ budget révisé', en: 'Engagement = committed ÷ revised' },
      figure: ({ engagement }) => rateFigure(engagement),
      inputs: ({ committedCents, revisedCents }) => [
        amountInput('Engagé', 'Committed', committedCents),
        amountInput('Budget révisé', 'Revised', revisedCents),
      ],
    },
  },
  example: { given, result: () => exampleBudget().total },
};

/** How the margin now expected comes about. */
export const budgetCalculation: Calculation<Budget> = {
  id: 'budget',
  title: { fr: 'Prévisionnel budgétaire', en: 'Budget' },
  summary: {
    fr: 'De la marge initiale à la marge estimée, par l’écart des recettes et celui de chaque poste.',
    en: 'From the initial margin to the one now expected, by the change of revenue and of each category.',
  },
  validity,
  formulas: {
    initialMarginCents: {
      label: { fr: 'Marge initiale', en: 'Initial margin' },
      formula: {
        fr: 'Marge initiale = recettes prévues − budget initial',
        en: 'Initial margin = planned revenue − initial budget',
      },
      figure: ({ initialMarginCents }) => amountFigure(initialMarginCents),
      inputs: ({ revenue, total }) => [
        amountInput('Recettes prévues HT', 'Planned revenue', revenue.plannedCents),
        amountInput('Budget initial', 'Initial budget', total.initialCents),
      ],
    },
    estimatedMarginCents: {
      label: { fr: 'Marge estimée', en: 'Margin now expected' },
      formula: {
        fr: 'Marge estimée = recettes attendues − coûts finaux estimés',
        en: 'Margin now expected = revenue now expected − final costs',
      },
      figure: ({ estimatedMarginCents }) => amountFigure(estimatedMarginCents),
      inputs: ({ revenue, total }) => [
        amountInput('Recettes attendues HT', 'Revenue now expected', revenue.expectedCents),
        amountInput('Coûts finaux', 'Final costs', total.eacCents),
      ],
    },
    marginChangeCents: {
      label: { fr: 'Écart de marge', en: 'Change of margin' },
      formula: {
        fr: 'Écart de marge = marge estimée − marge initiale',
        en: 'Change of margin = margin now expected − initial margin',
      },
      figure: ({ marginChangeCents }) => amountFigure(marginChangeCents),
      inputs: ({ estimatedMarginCents, initialMarginCents }) => [
        amountInput('Marge estimée', 'Margin now expected', estimatedMarginCents),
        amountInput('Marge initiale', 'Initial margin', initialMarginCents),
      ],
    },
  },
  example: { given, result: exampleBudget },
};

function variance({ eacCents, initialCents }: BudgetFigures) {
  return [
    amountInput('Coût final', 'Final cost', eacCents),
    amountInput('Budget initial', 'Initial', initialCents),
  ];
}
