import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { day } from '../time/day.ts';
import { goldenLoanExample } from './example.ts';
import { loanPosition, type LoanPosition } from './position.ts';

/** How the figures of a loan on a day come about. */
export const loanPositionCalculation: Calculation<LoanPosition> = {
  id: 'loan-position',
  title: { fr: 'Situation d’un prêt à une date', en: 'A loan on a day' },
  summary: {
    fr: 'Capital débloqué, remboursé et restant dû à la fin d’un jour. Un remboursement par les encaissements compte au jour du dernier encaissement ou déblocage de son mois.',
    en: 'Capital drawn, repaid and outstanding at the end of a day. A repayment out of receipts counts on the day of the last receipt or draw of its month.',
  },
  validity: {
    fr: 'Règles du contrat de prêt, sans limite de validité.',
    en: 'Rules of the loan contract, without a term of their own.',
  },
  formulas: {
    outstandingCents: {
      label: { fr: 'Capital restant dû', en: 'Capital outstanding' },
      formula: {
        fr: 'Déblocages + intérêts capitalisés − capital remboursé, jusqu’au jour compris',
        en: 'Draws + capitalised interest − capital repaid, up to and including the day',
      },
      figure: ({ outstandingCents }) => amountFigure(outstandingCents),
      inputs: ({ on, drawnCents, capitalisedCents, repaidCents }) => [
        { name: { fr: 'Au', en: 'On' }, figure: { unit: 'day', value: on } },
        amountInput('Déblocages', 'Draws', drawnCents),
        amountInput('Intérêts capitalisés', 'Capitalised interest', capitalisedCents),
        amountInput('Capital remboursé', 'Capital repaid', repaidCents),
      ],
    },
    interestToDateCents: {
      label: { fr: 'Intérêts à ce jour', en: 'Interest to date' },
      formula: {
        fr: 'Somme des intérêts des mois échus, sans le mois en cours',
        en: 'Sum of the interest of the months that fell due, without the current one',
      },
      figure: ({ interestToDateCents }) => amountFigure(interestToDateCents),
      inputs: ({ on }) => [{ name: { fr: 'Au', en: 'On' }, figure: { unit: 'day', value: on } }],
    },
  },
  example: {
    given: {
      fr: 'Crédit marchand de biens de 560 000 €, au 20 novembre 2026',
      en: 'Property trader’s credit of €560,000, on 20 November 2026',
    },
    result: () => loanPosition(goldenLoanExample(), day('2026-11-20')),
  },
};
