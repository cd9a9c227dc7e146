import { InvalidInputError } from '../domain-error.ts';
import type { Calculation } from '../explain/calculation.ts';
import { monthInput, textInput, yesOrNo } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { vatReturnExample, vatReturnExampleGiven } from './vat-return-example.ts';
import type { VatReturnMonth } from './vat-return.ts';

/** How the return of one month comes about. */
export const vatReturnMonthCalculation: Calculation<VatReturnMonth> = {
  id: 'vat-return-month',
  title: { fr: 'Déclaration de TVA du mois', en: 'VAT return of the month' },
  summary: {
    fr: 'TVA nette d’un mois. Due, elle est payée le mois suivant ; en crédit, elle est reportée, puis remboursée après le dernier encaissement.',
    en: 'Net VAT of a month. When due, it is paid the next month; a credit is carried forward, then paid back after the last receipt.',
  },
  validity: {
    fr: 'Régime réel normal, déclaration mensuelle CA3 ; le remboursement du crédit au mois suivant est une convention du logiciel.',
    en: 'Normal regime, monthly CA3 return; paying the credit back the next month is a convention of this software.',
  },
  formulas: {
    netCents: {
      label: { fr: 'TVA nette', en: 'Net VAT' },
      formula: {
        fr: 'TVA nette = TVA collectée − TVA déductible − crédit reporté du mois précédent',
        en: 'Net VAT = VAT collected − VAT deductible − credit brought forward',
      },
      figure: ({ netCents }) => amountFigure(netCents),
      inputs: ({ month, collectedCents, deductibleCents, creditBroughtForwardCents }) => [
        monthInput('Mois', 'Month', month),
        amountInput('TVA collectée', 'VAT collected', collectedCents),
        amountInput('TVA déductible', 'VAT deductible', deductibleCents),
        amountInput('Crédit reporté', 'Credit brought forward', creditBroughtForwardCents),
      ],
      source: 'CGI, art. 271 et 287',
    },
    dueCents: {
      label: { fr: 'TVA à payer', en: 'VAT to pay' },
      formula: { fr: 'TVA à payer = TVA nette si elle est positive', en: 'VAT to pay = net VAT if above 0' },
      figure: ({ dueCents }) => amountFigure(dueCents),
      inputs: ({ netCents }) => [amountInput('TVA nette', 'Net VAT', netCents)],
      source: 'CGI, art. 287',
    },
    creditCarriedForwardCents: {
      label: { fr: 'Crédit à reporter', en: 'Credit carried forward' },
      formula: {
        fr: 'Crédit à reporter = −TVA nette si elle est négative, tant qu’un encaissement est attendu',
        en: 'Credit carried forward = −net VAT if below 0, as long as a receipt is to come',
      },
      figure: ({ creditCarriedForwardCents }) => amountFigure(creditCarriedForwardCents),
      inputs: netAndEnd,
      source: 'CGI, art. 271, IV',
    },
    refundCents: {
      label: { fr: 'Crédit à rembourser', en: 'Credit to be paid back' },
      formula: {
        fr: 'Crédit à rembourser = −TVA nette si elle est négative, à partir du dernier encaissement',
        en: 'Credit to be paid back = −net VAT if below 0, from the last receipt on',
      },
      figure: ({ refundCents }) => amountFigure(refundCents),
      inputs: netAndEnd,
      source: 'CGI, art. 271, IV',
    },
    paidCents: {
      label: { fr: 'TVA payée dans le mois', en: 'VAT paid in the month' },
      formula: {
        fr: 'TVA payée = TVA due au titre du mois précédent − crédit remboursé',
        en: 'VAT paid = VAT due for the month before − credit paid back',
      },
      figure: ({ paidCents }) => amountFigure(paidCents),
      inputs: ({ month, dueBeforeCents, refundBeforeCents }) => [
        monthInput('Mois', 'Month', month),
        amountInput('TVA due au titre du mois précédent', 'VAT due for the month before', dueBeforeCents),
        amountInput('Crédit remboursé', 'Credit paid back', refundBeforeCents),
      ],
    },
  },
  example: {
    given: vatReturnExampleGiven,
    result: () => {
      const february = vatReturnExample().months[1];
      if (!february) throw new InvalidInputError('months', 'none', 'the month of the example');
      return february;
    },
  },
};

function netAndEnd({ netCents, isPaidBack }: VatReturnMonth) {
  return [
    amountInput('TVA nette', 'Net VAT', netCents),
    textInput('Dernier encaissement passé', 'Last receipt over', yesOrNo(isPaidBack)),
  ];
}
