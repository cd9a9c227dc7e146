import type { Calculation } from '../explain/calculation.ts';
import { dayFigure, monthInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput, bpsInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { month } from '../time/day.ts';
import { situationCash, type SituationCash } from './situation-cash.ts';

/** How the payment of a situation of works comes about. */
export const situationCashCalculation: Calculation<SituationCash> = {
  id: 'situation-cash',
  title: { fr: 'Paiement d’une situation de travaux', en: 'Payment of a situation of works' },
  summary: {
    fr: 'Ce qui est payé d’une situation validée, sous déduction de la retenue de garantie, et quand. La retenue est versée un an après la réception, sauf opposition.',
    en: 'What is paid of an approved situation, less the retention, and when. The retention is paid a year after reception, unless it is opposed.',
  },
  validity: {
    fr: 'Retenue de 5 % au maximum : loi n° 71-584 du 16 juillet 1971.',
    en: 'Retention of 5% at most: act no. 71-584 of 16 July 1971.',
  },
  formulas: {
    retentionCents: {
      label: { fr: 'Retenue de garantie', en: 'Retention' },
      formula: { fr: 'Retenue = montant TTC × taux', en: 'Retention = amount with VAT × rate' },
      figure: ({ retentionCents }) => amountFigure(retentionCents),
      inputs: ({ ttcCents, retentionBps }) => [
        amountInput('Montant TTC', 'Amount with VAT', ttcCents),
        bpsInput('Taux', 'Rate', retentionBps),
      ],
      source: 'Loi n° 71-584 du 16 juillet 1971, art. 1er',
    },
    toPayCents: {
      label: { fr: 'À payer', en: 'To pay' },
      formula: { fr: 'À payer = montant HT + TVA − retenue', en: 'To pay = amount + VAT − retention' },
      figure: ({ toPayCents }) => amountFigure(toPayCents),
      inputs: ({ htCents, vatCents, retentionCents }) => [
        amountInput('Montant HT', 'Amount', htCents),
        amountInput('TVA', 'VAT', vatCents),
        amountInput('Retenue', 'Retention', retentionCents),
      ],
    },
    dueOn: {
      label: { fr: 'Échéance', en: 'Due' },
      formula: {
        fr: 'Échéance = dernier jour du mois qui suit celui de la situation',
        en: 'Due = last day of the month after that of the situation',
      },
      figure: ({ dueOn }) => dayFigure(dueOn),
      inputs: ({ month: of }) => [monthInput('Mois de la situation', 'Month of the situation', of)],
    },
  },
  example: {
    given: {
      fr: 'Situation d’octobre 2026 de 40 450 € HT, TVA à 10 %, retenue de 5 %',
      en: 'Situation of October 2026 of €40,450 without VAT, VAT at 10%, retention of 5%',
    },
    result: () =>
      situationCash({
        month: month('2026-10'),
        htCents: euros(40_450),
        vatRateBps: 1_000,
        retentionBps: 500,
      }),
  },
};
