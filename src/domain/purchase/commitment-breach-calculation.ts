import { usedParameters, type Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { dutyKeys } from './cost-parameters.ts';
import { breachOfCommitment, type CommitmentBreach } from './commitment-breach.ts';

/** How the cost of a broken commitment comes about. */
export const commitmentBreachCalculation: Calculation<CommitmentBreach> = {
  id: 'commitment-breach',
  title: {
    fr: 'Engagement de revendre ou de construire non tenu',
    en: 'Broken commitment to resell or build',
  },
  summary: {
    fr: 'Complément de droits et intérêts de retard dus lorsque l’engagement pris dans l’acte n’est pas tenu. Pour une partie des lots, le prix est leur quote-part.',
    en: 'Supplement of duties and late interest owed when the commitment in the deed is not kept. For some of the lots, the price is their share.',
  },
  validity: {
    fr: 'Droits au jour de l’acte d’achat, à partir de 2021 ; intérêt de 0,20 % par mois depuis le 1er janvier 2018.',
    en: 'Duties on the day of the purchase deed, from 2021; interest of 0.20% a month since 1 January 2018.',
  },
  formulas: {
    supplementCents: {
      label: { fr: 'Complément de droits', en: 'Supplement of duties' },
      formula: {
        fr: 'Complément = droits de droit commun au jour de l’acte − droits acquittés',
        en: 'Supplement = ordinary duties on the day of the deed − duties paid',
      },
      figure: ({ supplementCents }) => amountFigure(supplementCents),
      inputs: ({ standardDutiesCents, paidDutiesCents }) => [
        amountInput('Droits de droit commun', 'Ordinary duties', standardDutiesCents),
        amountInput('Droits acquittés', 'Duties paid', paidDutiesCents),
      ],
      source: 'CGI, art. 1115, 1594-0 G et 1840 G ter',
      parameters: (breach) => usedParameters(breach, dutyKeys),
    },
    supplementDueCents: {
      label: { fr: 'Complément à acquitter', en: 'Supplement to pay' },
      formula: {
        fr: 'Complément à acquitter = droits de droit commun − droits acquittés, chaque ligne étant arrondie à l’euro le plus proche',
        en: 'Supplement to pay = ordinary duties − duties paid, each line being rounded to the nearest euro',
      },
      figure: ({ supplementDueCents }) => amountFigure(supplementDueCents),
      inputs: ({ standardDutiesDueCents, paidDutiesDueCents }) => [
        amountInput('Droits de droit commun', 'Ordinary duties', standardDutiesDueCents),
        amountInput('Droits acquittés', 'Duties paid', paidDutiesDueCents),
      ],
      source: 'CGI, art. 1647-00 A',
      parameters: (breach) => usedParameters(breach, [...dutyKeys, 'deed.duty.rounding']),
    },
    interestCents: {
      label: { fr: 'Intérêts de retard', en: 'Late interest' },
      formula: {
        fr: 'Intérêts = complément × taux mensuel × nombre de mois, du mois qui suit l’acte à celui du paiement',
        en: 'Interest = supplement × monthly rate × months, from the month after the deed to that of the payment',
      },
      figure: ({ interestCents }) => amountFigure(interestCents),
      inputs: ({ supplementCents, monthlyRate, interestMonthsCount }) => [
        amountInput('Complément de droits', 'Supplement of duties', supplementCents),
        rateInput('Taux mensuel', 'Monthly rate', monthlyRate),
        countInput('Mois de retard', 'Months late', interestMonthsCount, 'months'),
      ],
      source: 'CGI, art. 1727 et 1840 G ter',
      parameters: (breach) => usedParameters(breach, ['tax.late-interest.monthly']),
    },
    totalCents: {
      label: { fr: 'Total à payer', en: 'Total to pay' },
      formula: { fr: 'Total = complément + intérêts', en: 'Total = supplement + interest' },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ supplementCents, interestCents }) => [
        amountInput('Complément de droits', 'Supplement of duties', supplementCents),
        amountInput('Intérêts de retard', 'Late interest', interestCents),
      ],
      parameters: (breach) => usedParameters(breach, [...dutyKeys, 'tax.late-interest.monthly']),
    },
  },
  example: {
    given: {
      fr: 'Achat de 300 000 € en Gironde le 16 avril 2026 avec engagement de revendre, complément payé le 16 avril 2031.',
      en: 'Purchase at €300,000 in Gironde on 16 April 2026 with a commitment to resell, supplement paid on 16 April 2031.',
    },
    result: () =>
      breachOfCommitment({
        priceCents: euros(300_000),
        commitment: 'mdb',
        departmentCode: '33',
        deedOn: day('2026-04-16'),
        paidOn: day('2031-04-16'),
      }),
  },
};
