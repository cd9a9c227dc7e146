import type { Calculation } from '../explain/calculation.ts';
import { monthInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { vatReturnExample, vatReturnExampleGiven } from './vat-return-example.ts';
import type { VatReturn } from './vat-return.ts';

/** Totals of all returns of an operation. */
export const vatReturnCalculation: Calculation<VatReturn> = {
  id: 'vat-return',
  title: { fr: 'TVA de l’opération', en: 'VAT of the operation' },
  summary: {
    fr: 'Total des déclarations mensuelles. Toute la TVA collectée, moins toute la TVA déductible, finit payée : le crédit qui reste après le dernier encaissement est remboursé.',
    en: 'Total of the monthly returns. All VAT collected less all VAT deductible ends up paid: the credit left after the last receipt is paid back.',
  },
  validity: {
    fr: 'Régime réel normal, déclaration mensuelle CA3 ; le remboursement du crédit au mois suivant est une convention du logiciel.',
    en: 'Normal regime, monthly CA3 return; paying the credit back the next month is a convention of this software.',
  },
  formulas: {
    paidCents: {
      label: { fr: 'TVA payée', en: 'VAT paid' },
      formula: {
        fr: 'TVA payée = TVA collectée − TVA déductible',
        en: 'VAT paid = VAT collected − VAT deductible',
      },
      figure: ({ paidCents }) => amountFigure(paidCents),
      inputs: ({ collectedCents, deductibleCents, lastReceiptMonth }) => [
        amountInput('TVA collectée', 'VAT collected', collectedCents),
        amountInput('TVA déductible', 'VAT deductible', deductibleCents),
        monthInput('Dernier encaissement', 'Last receipt', lastReceiptMonth),
      ],
      source: 'CGI, art. 271 et 287',
    },
  },
  example: { given: vatReturnExampleGiven, result: vatReturnExample },
};
