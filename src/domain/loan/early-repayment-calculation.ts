import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { rate } from '../money/rate.ts';
import { day } from '../time/day.ts';
import { drawnAtOnce } from './drawdown.ts';
import { quoteEarlyRepayment, type EarlyRepaymentQuote } from './early-repayment.ts';
import { goldenLoanExample } from './example.ts';

/** How the figures of an early repayment come about. */
export const earlyRepaymentCalculation: Calculation<EarlyRepaymentQuote> = {
  id: 'early-repayment',
  title: { fr: 'Remboursement anticipé', en: 'Early repayment' },
  summary: {
    fr: 'Coût et économie d’un remboursement anticipé. L’échéance finale ne change pas ; une échéance constante est recalculée sur les mois restants. Les remboursements par les encaissements, prévus au contrat, ne portent pas d’indemnité. Les intérêts du mois restent dus en sus.',
    en: 'Cost and saving of an early repayment. Maturity does not change; a constant instalment is made anew over the months left. Repayments out of receipts, which the contract provides for, bear no penalty. Interest of the month remains due besides.',
  },
  validity: {
    fr: 'Règles du contrat de prêt professionnel, sans limite de validité.',
    en: 'Rules of the business loan contract, without a term of their own.',
  },
  formulas: {
    penaltyCents: {
      label: { fr: 'Indemnité de remboursement anticipé', en: 'Prepayment penalty' },
      formula: { fr: 'Capital remboursé par anticipation × taux', en: 'Capital repaid early × rate' },
      figure: ({ penaltyCents }) => amountFigure(penaltyCents),
      inputs: ({ loan, repaidCents }) => [
        amountInput('Capital remboursé', 'Capital repaid', repaidCents),
        rateInput('Taux de l’indemnité', 'Rate of the penalty', loan.prepaymentPenaltyRate),
      ],
    },
    toPayCents: {
      label: { fr: 'Somme à verser', en: 'Sum to pay' },
      formula: { fr: 'Capital remboursé + indemnité', en: 'Capital repaid + penalty' },
      figure: ({ toPayCents }) => amountFigure(toPayCents),
      inputs: ({ repaidCents, penaltyCents }) => [
        amountInput('Capital remboursé', 'Capital repaid', repaidCents),
        amountInput('Indemnité', 'Penalty', penaltyCents),
      ],
    },
    savedInterestCents: {
      label: { fr: 'Intérêts économisés', en: 'Interest saved' },
      formula: {
        fr: 'Intérêts de l’échéancier sans remboursement anticipé − intérêts avec',
        en: 'Interest of the schedule without early repayment − interest with it',
      },
      figure: ({ savedInterestCents }) => amountFigure(savedInterestCents),
      inputs: ({ interestBeforeCents, interestAfterCents }) => [
        amountInput('Intérêts sans', 'Interest without', interestBeforeCents),
        amountInput('Intérêts avec', 'Interest with', interestAfterCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Prêt in fine de 560 000 € à 4,60 % débloqué le 16 avril 2026, indemnité de 1 % : 200 000 € remboursés le 20 novembre 2026, sans affectation d’encaissements',
      en: 'In fine loan of €560,000 at 4.60% drawn on 16 April 2026, penalty of 1%: €200,000 given back on 20 November 2026, no receipts assigned',
    },
    result: () => {
      const loan = { ...goldenLoanExample().loan, sweepRateBps: 0, prepaymentPenaltyRate: rate('0.01') };
      return quoteEarlyRepayment(loan, drawnAtOnce(loan), [], day('2026-11-20'), euros(200_000));
    },
  },
};
