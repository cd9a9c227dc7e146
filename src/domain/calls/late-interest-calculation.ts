import type { Calculation } from '../explain/calculation.ts';
import { dayInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput, countInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { day } from '../time/day.ts';
import { lateInterest, type LateInterest } from './late-interest.ts';

/** How late interest comes about. */
export const lateInterestCalculation: Calculation<LateInterest> = {
  id: 'late-interest',
  title: { fr: 'Intérêts de retard', en: 'Late interest' },
  summary: {
    fr: 'Intérêts d’un appel payé en retard, à partir du lendemain de l’échéance. Un règlement partiel ou un nouveau taux légal ouvre une nouvelle période, arrondie au centime.',
    en: 'Interest on a call that is paid late, from the day after it was due. A part payment or a new legal rate opens a new period, rounded to the cent.',
  },
  validity: {
    fr: 'Taux de l’intérêt légal connus du second semestre 2024 au second semestre 2026, ce dernier à vérifier ; au-delà, le calcul s’arrête. Plafonds : 1 % par mois en VEFA, intérêt légal majoré de 2 points en VIR.',
    en: 'Legal interest rates known from the second half of 2024 to the second half of 2026, the last to be checked; beyond, the calculation stops. Caps: 1% a month in a VEFA, legal interest plus 2 points in a VIR.',
  },
  formulas: {
    lateDays: {
      label: { fr: 'Jours de retard', en: 'Days late' },
      formula: { fr: 'Jours entre l’échéance et aujourd’hui', en: 'Days from the due day to today' },
      figure: ({ lateDays }) => ({ unit: 'days', value: lateDays }),
      inputs: ({ dueOn, on }) => [dayInput('Échéance', 'Due on', dueOn), dayInput('Au', 'On', on)],
    },
    interestCents: {
      label: { fr: 'Intérêts de retard', en: 'Late interest' },
      formula: {
        fr: 'Par période : impayé × taux mensuel × jours ÷ 30, ou impayé × (taux légal + points) × jours ÷ 365',
        en: 'By period: unpaid × monthly rate × days ÷ 30, or unpaid × (legal rate + points) × days ÷ 365',
      },
      figure: ({ interestCents }) => amountFigure(interestCents),
      inputs: ({ periods }) =>
        periods.flatMap((period) => [
          amountInput('Impayé', 'Unpaid', period.unpaidCents),
          rateInput('Taux', 'Rate', period.rate),
          countInput('Jours', 'Days', period.days, 'days'),
        ]),
      source: 'CCH, art. R261-14 et R262-10 ; code monétaire et financier, art. L313-2',
    },
  },
  example: {
    given: {
      fr: 'Appel de 31 000 € échu le 17 novembre 2026, impayé le 20, intérêt légal majoré de 2 points.',
      en: 'Call of €31,000 due on 17 November 2026, unpaid on the 20th, legal interest plus 2 points.',
    },
    result: () =>
      lateInterest(
        { amountCents: euros(31_000), dueOn: day('2026-11-17'), receipts: [] },
        day('2026-11-20'),
        { kind: 'legal_plus', rate: rate('0.02') },
      ),
  },
};
