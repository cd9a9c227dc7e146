import type { Calculation, Formula } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateInput } from '../explain/figures.ts';
import type { Cents } from '../money/cents.ts';
import { goldenLoanExample } from './example.ts';
import type { LoanSchedule } from './schedule.ts';
import type { LoanTotals } from './totals.ts';

/** How the totals of a loan come about; its lines are explained by `loan-row`. */
export const loanScheduleCalculation: Calculation<LoanSchedule> = {
  id: 'loan-schedule',
  title: { fr: 'Échéancier de prêt', en: 'Loan schedule' },
  summary: {
    fr:
      'Échéancier par mois civil de tout prêt de l’opération : in fine, amortissable, in fine capitalisé, découvert autorisé, crédit vendeur, compte courant. ' +
      'Ces trois derniers paient leurs intérêts chaque mois et leur capital à l’échéance finale. ' +
      'Les totaux sont des sommes de lignes arrondies et le dernier capital restant dû est exactement nul.',
    en:
      'Schedule by calendar month of any loan of the operation: in fine, amortising, capitalised bullet, overdraft, vendor credit, shareholder account. ' +
      'The last three pay interest every month and their capital at maturity. ' +
      'Totals are sums of rounded lines and the last balance is exactly zero.',
  },
  validity: {
    fr: 'Règles du contrat de prêt, de 1 à 360 mois et de 0 à 20 % l’an, sans limite de validité.',
    en: 'Rules of the loan contract, from 1 to 360 months and 0 to 20% a year, without a term of their own.',
  },
  formulas: {
    maturityOn: {
      label: { fr: 'Échéance finale', en: 'Maturity' },
      formula: {
        fr: 'Échéance finale = premier déblocage + durée ; à défaut de quantième identique, dernier jour du mois',
        en: 'Maturity = first draw + duration; where the month has no such day, its last one',
      },
      figure: ({ maturityOn }) => ({ unit: 'day', value: maturityOn }),
      inputs: ({ loan }) => [
        {
          name: { fr: 'Premier déblocage', en: 'First draw' },
          figure: { unit: 'day', value: loan.firstDrawOn },
        },
        countInput('Durée', 'Duration', loan.durationMonths, 'months'),
      ],
    },
    interestCents: sumOf(
      'Intérêts',
      'Interest',
      'intérêts',
      'interest',
      ({ interestCents }) => interestCents,
    ),
    capitalisedCents: sumOf(
      ...([
        'Intérêts capitalisés',
        'Capitalised interest',
        'intérêts capitalisés',
        'capitalised interest',
      ] as const),
      ({ capitalisedCents }) => capitalisedCents,
    ),
    commitmentCents: sumOf(
      ...(['Commission d’engagement', 'Commitment fee', 'commissions', 'commitment fees'] as const),
      ({ commitmentCents }) => commitmentCents,
    ),
    insuranceCents: sumOf(
      ...(['Assurance', 'Insurance', 'primes d’assurance', 'insurance premiums'] as const),
      ({ insuranceCents }) => insuranceCents,
    ),
    repaidCents: sumOf(
      ...([
        'Capital remboursé',
        'Capital repaid',
        'remboursements de capital',
        'repayments of capital',
      ] as const),
      ({ repaidCents }) => repaidCents,
    ),
    costCents: {
      label: { fr: 'Coût du prêt', en: 'Cost of the loan' },
      formula: {
        fr: 'Coût = intérêts + assurance + commission d’engagement + frais de dossier et de garantie + indemnités',
        en: 'Cost = interest + insurance + commitment fee + file and guarantee fees + penalties',
      },
      figure: ({ totals }) => amountFigure(totals.costCents),
      inputs: ({ totals }) => [
        amountInput('Intérêts', 'Interest', totals.interestCents),
        amountInput('Assurance', 'Insurance', totals.insuranceCents),
        amountInput('Commission d’engagement', 'Commitment fee', totals.commitmentCents),
        amountInput('Frais', 'Fees', totals.feesCents),
        amountInput('Indemnités', 'Penalties', totals.penaltyCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Crédit marchand de biens : 560 000 € in fine sur 24 mois à 4,60 %, débloqué en quatre fois, remboursé par 60 % des encaissements, commission de 0,50 % jusqu’en février 2027',
      en: 'Property trader’s credit: €560,000 in fine over 24 months at 4.60%, drawn four times, repaid by 60% of receipts, commitment fee of 0.50% until February 2027',
    },
    result: goldenLoanExample,
  },
};

function sumOf(
  fr: string,
  en: string,
  linesFr: string,
  linesEn: string,
  figure: (totals: LoanTotals) => Cents,
): Formula<LoanSchedule> {
  return {
    label: { fr, en },
    formula: {
      fr: `Somme des ${linesFr} de chaque mois, arrondis ligne à ligne`,
      en: `Sum of the ${linesEn} of each month, rounded line by line`,
    },
    figure: ({ totals }) => amountFigure(figure(totals)),
    inputs: ({ loan, rows, totals }) => [
      amountInput('Montant du prêt', 'Amount of the loan', loan.amountCents),
      amountInput('Déblocages', 'Draws', totals.drawnCents),
      rateInput('Taux nominal au départ', 'Nominal rate at the start', loan.rate),
      countInput('Lignes', 'Lines', rows.length),
    ],
  };
}
