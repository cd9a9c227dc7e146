import type { Calculation, Formula } from '../explain/calculation.ts';
import { textInput, yesOrNo } from '../explain/day-figures.ts';
import { amountFigure, amountInput, bpsInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { reverseCharge, type ReverseCharge } from './reverse-charge.ts';

const law: Pick<Formula<ReverseCharge>, 'source' | 'parameters'> = {
  source: 'CGI, art. 283, 2 nonies',
  parameters: ({ parameters }) => parameters,
};
const appliesInput = ({ applies }: ReverseCharge) =>
  textInput('Autoliquidation', 'Reversed', yesOrNo(applies));

/** How the reverse charge of subcontracted works comes about. */
export const reverseChargeCalculation: Calculation<ReverseCharge> = {
  id: 'reverse-charge',
  title: { fr: 'Autoliquidation de la TVA en sous-traitance', en: 'Reverse charge of subcontracted works' },
  summary: {
    fr: 'Le sous-traitant de travaux immobiliers facture sans TVA ; son client la déclare et, s’il en a le droit, la déduit sur la même déclaration. Rien ne change entre l’entreprise principale et le maître d’ouvrage.',
    en: 'A subcontractor of works on real estate charges no VAT; the customer declares it and, where allowed, deducts it on the same return. Nothing changes between the main contractor and the owner.',
  },
  validity: {
    fr: 'Contrats de sous-traitance conclus à compter du 1er janvier 2014.',
    en: 'Subcontracts made from 1 January 2014 on.',
  },
  formulas: {
    invoicedVatCents: {
      label: { fr: 'TVA facturée', en: 'VAT on the invoice' },
      formula: {
        fr: 'TVA = montant HT × taux, 0 en autoliquidation',
        en: 'VAT = net amount × rate, 0 when reversed',
      },
      figure: ({ invoicedVatCents }) => amountFigure(invoicedVatCents),
      inputs: (charge) => [
        amountInput('Montant HT', 'Net amount', charge.htCents),
        bpsInput('Taux', 'Rate', charge.vatRateBps),
        appliesInput(charge),
        textInput('Motif', 'Reason', charge.reason),
      ],
      ...law,
    },
    selfAssessedVatCents: {
      label: { fr: 'TVA autoliquidée', en: 'VAT declared by the customer' },
      formula: {
        fr: 'TVA = montant HT × taux en autoliquidation, sinon 0',
        en: 'VAT = net amount × rate when reversed, else 0',
      },
      figure: ({ selfAssessedVatCents }) => amountFigure(selfAssessedVatCents),
      inputs: (charge) => [
        amountInput('Montant HT', 'Net amount', charge.htCents),
        bpsInput('Taux', 'Rate', charge.vatRateBps),
        appliesInput(charge),
        textInput('Motif', 'Reason', charge.reason),
      ],
      ...law,
    },
    dueToStateCents: {
      label: { fr: 'TVA restant due à l’État', en: 'VAT left to pay to the State' },
      formula: {
        fr: 'Reste dû = TVA autoliquidée − TVA déductible',
        en: 'Left = VAT declared by the customer − deductible VAT',
      },
      figure: ({ dueToStateCents }) => amountFigure(dueToStateCents),
      inputs: ({ applies, selfAssessedVatCents, deductibleCents, isDeductible }) => [
        amountInput('TVA autoliquidée', 'VAT declared by the customer', selfAssessedVatCents),
        amountInput('TVA déductible', 'Deductible VAT', applies ? deductibleCents : selfAssessedVatCents),
        textInput('Déductible', 'Deductible', yesOrNo(isDeductible)),
      ],
      ...law,
    },
  },
  example: {
    given: {
      fr: 'Gros œuvre sous-traité pour 40 450 € HT à 10 %, contrat de 2026, opération taxée.',
      en: 'Masonry subcontracted for €40,450 net at 10%, contract of 2026, taxed operation.',
    },
    result: () =>
      reverseCharge({
        isSubcontract: true,
        isConstruction: true,
        isCustomerTaxable: true,
        on: day('2026-03-02'),
        htCents: euros(40_450),
        vatRateBps: 1_000,
        isDeductible: true,
      }),
  },
};
