import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { guaranteeCost, type GuaranteeCost } from './guarantee.ts';

/** How the cost of a guarantee comes about. */
export const guaranteeCostCalculation: Calculation<GuaranteeCost> = {
  id: 'guarantee-cost',
  title: { fr: 'Coût d’une garantie', en: 'Cost of a guarantee' },
  summary: {
    fr: 'Coût d’une garantie financière d’achèvement ou d’une caution : un montant unique, ou des frais de mise en place et une part d’une assiette. L’assiette d’une garantie d’achèvement est la somme des prix de travaux (VIR) et des prix (VEFA).',
    en: 'Cost of a completion guarantee or a surety: a single sum, or a set-up fee and a part of a base. The base of a completion guarantee is the sum of works prices (renovated lots) and of prices (lots off plan).',
  },
  validity: {
    fr: 'Conditions du garant, sans limite de validité.',
    en: 'The guarantor’s conditions, without a term of their own.',
  },
  formulas: {
    proportionalCents: {
      label: { fr: 'Part proportionnelle', en: 'Proportional part' },
      formula: { fr: 'Assiette × taux', en: 'Base × rate' },
      figure: ({ proportionalCents }) => amountFigure(proportionalCents),
      inputs: ({ baseCents, rate: part }) => [
        amountInput('Assiette', 'Base', baseCents),
        rateInput('Taux', 'Rate', part),
      ],
    },
    totalCents: {
      label: { fr: 'Coût de la garantie', en: 'Cost of the guarantee' },
      formula: { fr: 'Mise en place + part proportionnelle', en: 'Set-up fee + proportional part' },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ setupCents, proportionalCents }) => [
        amountInput('Mise en place', 'Set-up fee', setupCents),
        amountInput('Part proportionnelle', 'Proportional part', proportionalCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Garantie d’achèvement : 1 500 € de mise en place et 1,30 % de 455 600 € de travaux vendus',
      en: 'Completion guarantee: €1,500 set-up fee and 1.30% of €455,600 of works sold',
    },
    result: () =>
      guaranteeCost({ setupCents: euros(1_500), rate: rate('0.0130'), baseCents: euros(455_600) }),
  },
};
