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
    fr: 'Intérêts d’un appel payé en retard, à partir du lendemain de l’échéance. Le taux légal est celui du jour du contrat, et ne change plus. Il diffère selon que le créancier est un professionnel ou un particulier. Un règlement partiel ouvre une nouvelle période, arrondie au centime.',
    en: 'Interest on a call that is paid late, from the day after it was due. The legal rate is that of the day of the contract, and does not change any more. It differs for professional creditors and natural persons. A part payment opens a new period, rounded to the cent.',
  },
  validity: {
    fr: 'Taux de l’intérêt légal connus pour les contrats du second semestre 2024 au second semestre 2026 ; pour les autres, aucun calcul n’est possible. Plafonds : 1 % par mois en VEFA, intérêt légal du jour du contrat majoré de 2 points en VIR.',
    en: 'Legal interest rates known for contracts from the second half of 2024 to the second half of 2026; for others the calculation stops. Caps: 1% a month in a VEFA, legal interest plus 2 points in a VIR.',
  },
  formulas: {
    lateDays: {
      label: { fr: 'Jours de retard', en: 'Days late' },
      formula: {
        fr: 'Jours entre l’échéance et ce jour, tant qu’il reste un impayé',
        en: 'Days from the due day to this day, while something is unpaid',
      },
      figure: ({ lateDays }) => ({ unit: 'days', value: lateDays }),
      inputs: ({ dueOn, on, unpaidCents }) => [
        dayInput('Échéance', 'Due on', dueOn),
        dayInput('Au', 'On', on),
        amountInput('Impayé', 'Unpaid', unpaidCents),
      ],
    },
    interestCents: {
      label: { fr: 'Intérêts de retard', en: 'Late interest' },
      formula: {
        fr: 'Par période : impayé × taux mensuel × jours ÷ 30, ou impayé × (taux légal + points) × jours ÷ 365',
        en: 'By period: unpaid × monthly rate × days ÷ 30, or unpaid × (legal rate + points) × days ÷ 365',
      },
      figure: ({ interestCents }) => amountFigure(interestCents),
      inputs: rateAndPeriods,
      source: 'CCH, art. R261-14 et R262-10 ; code monétaire et financier, art. L313-2',
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: {
      fr: 'Appel de 31 000 € d’une VIR échu le 20 juin 2026, impayé le 20 juillet ; contrat du 16 avril 2026, intérêt légal majoré de 2 points.',
      en: 'Call of €31,000 of a VIR due on 20 June 2026, unpaid on 20 July; contract of 16 April 2026, legal interest plus 2 points.',
    },
    result: () =>
      lateInterest(
        { amountCents: euros(31_000), dueOn: day('2026-06-20'), receipts: [] },
        day('2026-07-20'),
        { kind: 'legal_plus', rate: rate('0.02') },
        { contractOn: day('2026-04-16') },
      ),
  },
};

function rateAndPeriods({ kind, rate: whole, contractOn, legalRate, pointsRate, periods }: LateInterest) {
  const rates =
    kind === 'legal_plus'
      ? [
          dayInput('Contrat du', 'Contract of', contractOn),
          rateInput('Taux légal du jour du contrat', 'Legal rate on the day of the contract', legalRate),
          rateInput('Points', 'Points', pointsRate),
        ]
      : [rateInput('Taux mensuel', 'Monthly rate', whole)];
  return [
    ...rates,
    ...periods.flatMap((period) => [
      amountInput('Impayé', 'Unpaid', period.unpaidCents),
      countInput('Jours', 'Days', period.days, 'days'),
    ]),
  ];
}
