import type { Calculation } from '../explain/calculation.ts';
import { exampleInput } from './example.ts';
import { balanceFormulas } from './balance-formulas.ts';
import { returnFormulas } from './return-formulas.ts';
import type { Simulation } from './results.ts';
import { simulate } from './simulate.ts';

/** How the results of a simulation come about. */
export const simulationCalculation: Calculation<Simulation> = {
  id: 'simulation',
  title: { fr: 'Bilan prévisionnel d’une opération', en: 'Balance of an operation' },
  summary: {
    fr:
      'Recettes, TVA, coût de revient et marge d’une opération, flux mois par mois et ratios. ' +
      'Chaque recette compte à proportion de sa probabilité. Les flux d’un mois sont datés de son dernier jour. ' +
      'Les travaux sont payés après le délai convenu, sous déduction de la retenue de garantie, versée un an après la réception. ' +
      'Le taux de rendement interne, seul chiffre calculé en virgule flottante, est cherché de −95 % à 1 000 % : la plus petite racine positive si les flux rapportent, sinon la plus grande négative.',
    en:
      'Revenue, VAT, cost and margin of an operation, its flows month by month and its ratios. ' +
      'Each revenue counts in proportion to its probability. The flows of a month are dated on its last day. ' +
      'Works are paid after the delay agreed, less the retention, which is paid a year after reception. ' +
      'The internal rate of return, the one figure in floating point, is looked for from −95% to 1,000%: the smallest positive root where the flows earn something, else the largest negative one.',
  },
  validity: {
    fr: 'Convention du logiciel ; TVA, frais d’acte et impôt selon les textes en vigueur au jour de chaque acte.',
    en: 'Convention of this software; VAT, costs of the deed and tax by the law in force on the day of each deed.',
  },
  formulas: { ...balanceFormulas, ...returnFormulas },
  example: {
    given: {
      fr: 'Maison achetée 180 000 € en Gironde, deux appartements revendus 148 000 et 158 000 € en TVA sur la marge, 40 000 € de travaux, prêt de 150 000 € à 4,60 %, apport de 80 000 €',
      en: 'House bought at €180,000 in Gironde, two flats sold at €148,000 and €158,000 with VAT on the margin, €40,000 of works, a loan of €150,000 at 4.60%, equity of €80,000',
    },
    result: () => simulate(exampleInput),
  },
};
