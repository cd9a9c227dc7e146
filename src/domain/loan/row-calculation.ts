import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, countInput, rateInput } from '../explain/figures.ts';
import { InvalidInputError } from '../domain-error.ts';
import { month, type Month } from '../time/day.ts';
import { goldenLoanExample } from './example.ts';
import type { LoanRow } from './row.ts';
import type { LoanSchedule } from './schedule.ts';
import { deferredMonthsOf, type LoanTerms } from './terms.ts';

/** One month of a schedule with the terms it comes from, to be explained. */
export interface LoanRowResult {
  readonly calculation: 'loan-row';
  readonly loan: LoanTerms;
  readonly row: LoanRow;
}

/** A month of a schedule, to be explained. @throws InvalidInputError when the schedule has no such month */
export function loanRowResult(schedule: LoanSchedule, of: Month): LoanRowResult {
  const row = schedule.rows.find((one) => one.month === of);
  if (!row) throw new InvalidInputError('month', of, 'a month of the schedule');
  return { calculation: 'loan-row', loan: schedule.loan, row };
}

/** How one line of a loan schedule comes about. */
export const loanRowCalculation: Calculation<LoanRowResult> = {
  id: 'loan-row',
  title: { fr: 'Échéance d’un prêt', en: 'One month of a loan' },
  summary: {
    fr:
      'Une ligne de l’échéancier, par mois civil. Chaque montant est arrondi au centime le plus proche, le demi-centime vers le haut. ' +
      'En mois de 30/360, un déblocage ou un remboursement ne compte qu’à partir du mois suivant ; en jours exacts, à partir du lendemain.',
    en:
      'One line of the schedule, by calendar month. Each amount is rounded to the nearest cent, half a cent upwards. ' +
      'By months of 30/360 a draw or repayment counts only from the month after; by exact days, from the day after.',
  },
  validity: {
    fr: 'Règles du contrat de prêt, sans limite de validité.',
    en: 'Rules of the loan contract, without a term of their own.',
  },
  formulas: {
    interestCents: {
      label: { fr: 'Intérêts du mois', en: 'Interest of the month' },
      formula: {
        fr: 'Mois de 30/360 : capital dû à la fin du mois précédent × taux ÷ 12. Jours exacts : capital dû × taux × jours ÷ 365 (ou 360), pour chaque période sans mouvement. Seules les sommes débloquées portent intérêt.',
        en: 'Months of 30/360: capital owed at the end of the month before × rate ÷ 12. Exact days: capital owed × rate × days ÷ 365 (or 360), for each period without movement. Only money drawn bears interest.',
      },
      figure: ({ row }) => amountFigure(row.interestCents),
      inputs: ({ row }) => [
        amountInput('Capital dû à l’ouverture', 'Capital owed at the opening', row.openingCents),
        rateInput('Taux nominal', 'Nominal rate', row.rate),
        amountInput('Déblocages du mois', 'Draws of the month', row.drawCents),
        amountInput('Remboursements du mois', 'Repayments of the month', row.repaymentCents),
      ],
    },
    capitalisedCents: {
      label: { fr: 'Intérêts capitalisés', en: 'Capitalised interest' },
      formula: {
        fr: 'Prêt in fine capitalisé, ou différé total en cours : les intérêts du mois s’ajoutent au capital, sauf à l’échéance finale ou une fois tout remboursé. Sinon, zéro.',
        en: 'Capitalised bullet loan, or total deferral in course: the interest of the month is added to the capital, except at maturity or once all is repaid. Otherwise zero.',
      },
      figure: ({ row }) => amountFigure(row.capitalisedCents),
      inputs: ({ loan, row }) => [
        amountInput('Intérêts du mois', 'Interest of the month', row.interestCents),
        countInput('Mois écoulés depuis le premier déblocage', 'Months since the first draw', row.period),
        countInput('Mois de différé', 'Months of deferral', deferredMonthsOf(loan), 'months'),
      ],
    },
    principalCents: {
      label: { fr: 'Capital de l’échéance', en: 'Capital of the instalment' },
      formula: {
        fr: 'Amortissable : échéance constante − intérêts, où l’échéance = capital dû × i ÷ (1 − (1 + i)^−n), i = taux ÷ 12, n = mois restants ; elle est recalculée après un déblocage, un remboursement anticipé ou un changement de taux. Autres prêts : rien avant l’échéance finale. À l’échéance finale : tout le capital dû.',
        en: 'Amortising: constant instalment − interest, where the instalment = capital owed × i ÷ (1 − (1 + i)^−n), i = rate ÷ 12, n = months left; it is made anew after a draw, an early repayment or a change of rate. Other loans: nothing before maturity. At maturity: all capital owed.',
      },
      figure: ({ row }) => amountFigure(row.principalCents),
      inputs: ({ loan, row }) => [
        amountInput('Capital dû à l’ouverture', 'Capital owed at the opening', row.openingCents),
        amountInput('Intérêts du mois', 'Interest of the month', row.interestCents),
        amountInput('Échéance hors assurance', 'Instalment without insurance', row.instalmentCents),
        countInput('Durée', 'Duration', loan.durationMonths, 'months'),
        countInput('Mois écoulés depuis le premier déblocage', 'Months since the first draw', row.period),
      ],
    },
    sweepCents: {
      label: {
        fr: 'Remboursement par les encaissements',
        en: 'Repayment out of receipts',
      },
      formula: {
        fr: 'Le plus petit du capital dû après les déblocages du mois et des encaissements du mois × part affectée',
        en: 'The smaller of the capital owed after the draws of the month and the receipts of the month × part assigned',
      },
      figure: ({ row }) => amountFigure(row.sweepCents),
      inputs: ({ loan, row }) => [
        amountInput('Capital dû à l’ouverture', 'Capital owed at the opening', row.openingCents),
        amountInput('Déblocages du mois', 'Draws of the month', row.drawCents),
        bpsInput('Part des encaissements affectée', 'Part of receipts assigned', loan.sweepRateBps),
      ],
    },
    commitmentCents: {
      label: { fr: 'Commission d’engagement', en: 'Commitment fee' },
      formula: {
        fr: 'Montant non débloqué à la fin du mois précédent × taux ÷ 12, du mois suivant la signature à la fin de la période de tirage ; un remboursement ne rend rien disponible',
        en: 'Amount not drawn at the end of the month before × rate ÷ 12, from the month after signature to the end of availability; repaid money is not available again',
      },
      figure: ({ row }) => amountFigure(row.commitmentCents),
      inputs: ({ loan, row }) => [
        amountInput('Montant non débloqué', 'Amount not drawn', row.undrawnCents),
        rateInput('Taux de la commission', 'Rate of the fee', loan.commitmentFeeRate),
      ],
    },
    insuranceCents: {
      label: { fr: 'Assurance', en: 'Insurance' },
      formula: {
        fr: 'Montant initial × taux ÷ 12, tant qu’un capital est dû à l’ouverture du mois',
        en: 'Initial amount × rate ÷ 12, while capital is owed at the opening of the month',
      },
      figure: ({ row }) => amountFigure(row.insuranceCents),
      inputs: ({ loan }) => [
        amountInput('Montant initial', 'Initial amount', loan.amountCents),
        rateInput('Taux d’assurance', 'Insurance rate', loan.insuranceRate),
      ],
    },
    paymentCents: {
      label: { fr: 'Versement du mois', en: 'Payment of the month' },
      formula: {
        fr: 'Versement = échéance + remboursements par les encaissements et anticipés + assurance + commission + frais + indemnité',
        en: 'Payment = instalment + repayments out of receipts and early + insurance + commitment fee + fees + penalty',
      },
      figure: ({ row }) => amountFigure(row.paymentCents),
      inputs: ({ row }) => [
        amountInput('Échéance hors assurance', 'Instalment without insurance', row.instalmentCents),
        amountInput('Par les encaissements', 'Out of receipts', row.sweepCents),
        amountInput('Anticipés', 'Early', row.prepaymentCents),
        amountInput('Assurance', 'Insurance', row.insuranceCents),
        amountInput('Commission d’engagement', 'Commitment fee', row.commitmentCents),
        amountInput('Frais', 'Fees', row.feesCents),
        amountInput('Indemnité', 'Penalty', row.penaltyCents),
      ],
    },
    closingCents: {
      label: { fr: 'Capital restant dû', en: 'Capital outstanding' },
      formula: {
        fr: 'Capital restant dû = capital à l’ouverture + déblocages + intérêts capitalisés − capital remboursé',
        en: 'Outstanding = opening capital + draws + capitalised interest − capital repaid',
      },
      figure: ({ row }) => amountFigure(row.closingCents),
      inputs: ({ row }) => [
        amountInput('Capital dû à l’ouverture', 'Capital owed at the opening', row.openingCents),
        amountInput('Déblocages du mois', 'Draws of the month', row.drawCents),
        amountInput('Intérêts capitalisés', 'Capitalised interest', row.capitalisedCents),
        amountInput('Capital remboursé', 'Capital repaid', row.repaymentCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Le même prêt, mois de septembre 2026, premières ventes encaissées',
      en: 'The same loan, September 2026, first sales received',
    },
    result: () => loanRowResult(goldenLoanExample(), month('2026-09')),
  },
};
