import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import type { CallSchedule } from './call-schedule.ts';
import { virExample, virExampleGiven } from './call-example.ts';

/** Totals of the calls of a sale. */
export const callScheduleCalculation: Calculation<CallSchedule> = {
  id: 'call-schedule',
  title: { fr: 'Échéancier d’une vente', en: 'Schedule of calls of a sale' },
  summary: {
    fr: 'Tous les appels d’une vente. VEFA : 35 % aux fondations, 70 % hors d’eau, 95 % à l’achèvement, solde à la livraison. VIR : l’existant à l’acte, puis 50 % des travaux à mi-travaux, 95 % à l’achèvement, solde à la livraison.',
    en: 'All calls of a sale. VEFA: 35% at the foundations, 70% watertight, 95% at completion, the balance at delivery. VIR: the existing part at the deed, then 50% of the works at half of them, 95% at completion, the balance at delivery.',
  },
  validity: {
    fr: 'VEFA : CCH, art. R261-14. VIR : CCH, art. R262-10.',
    en: 'VEFA: construction code, article R261-14. VIR: construction code, article R262-10.',
  },
  formulas: {
    totalCents: {
      label: { fr: 'Total des appels', en: 'Total of the calls' },
      formula: { fr: 'Total = somme des appels = prix', en: 'Total = sum of the calls = price' },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ calls }) => calls.map(({ label, amountCents }) => amountInput(label, label, amountCents)),
      source: 'CCH, art. R261-14 et R262-10',
    },
    depositCents: {
      label: { fr: 'Dépôt imputé', en: 'Deposit taken off' },
      formula: {
        fr: 'Le dépôt de garantie s’impute sur le premier appel, puis sur les suivants s’il le dépasse',
        en: 'The deposit is taken off the first call, then off the next ones if it exceeds it',
      },
      figure: ({ depositCents }) => amountFigure(depositCents),
      inputs: ({ calls }) => calls.map(({ label, depositCents }) => amountInput(label, label, depositCents)),
    },
    toPayCents: {
      label: { fr: 'Reste à payer', en: 'To pay' },
      formula: {
        fr: 'Reste à payer = total des appels − dépôt imputé',
        en: 'To pay = total of the calls − deposit taken off',
      },
      figure: ({ toPayCents }) => amountFigure(toPayCents),
      inputs: ({ totalCents, depositCents }) => [
        amountInput('Total des appels', 'Total of the calls', totalCents),
        amountInput('Dépôt imputé', 'Deposit taken off', depositCents),
      ],
    },
  },
  example: { given: virExampleGiven, result: virExample },
};
