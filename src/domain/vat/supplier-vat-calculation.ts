import type { Calculation } from '../explain/calculation.ts';
import { textInput, yesOrNo } from '../explain/day-figures.ts';
import { amountFigure, amountInput, bpsInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { supplierVat, type SupplierVat } from './supplier-vat.ts';

/** How VAT of an expense is deducted or stays a cost. */
export const supplierVatCalculation: Calculation<SupplierVat> = {
  id: 'supplier-vat',
  title: { fr: 'TVA d’une dépense', en: 'VAT of an expense' },
  summary: {
    fr: 'TVA facturée par un fournisseur, déductible lorsque la vente est taxée ; dans une opération exonérée, elle reste un coût.',
    en: 'VAT charged by a supplier, deductible when the sale is taxed; in an exempt operation it stays a cost.',
  },
  validity: {
    fr: 'Le taux est celui de la facture ; droit à déduction : CGI, art. 271.',
    en: 'The rate is that of the invoice; right to deduct: general tax code, article 271.',
  },
  formulas: {
    vatCents: {
      label: { fr: 'TVA de la dépense', en: 'VAT of the expense' },
      formula: { fr: 'TVA = montant HT × taux', en: 'VAT = net amount × rate' },
      figure: ({ vatCents }) => amountFigure(vatCents),
      inputs: ({ htCents, vatRateBps }) => [
        amountInput('Montant HT', 'Net amount', htCents),
        bpsInput('Taux', 'Rate', vatRateBps),
      ],
    },
    ttcCents: {
      label: { fr: 'Montant TTC', en: 'Amount with VAT' },
      formula: { fr: 'TTC = HT + TVA', en: 'Amount with VAT = net amount + VAT' },
      figure: ({ ttcCents }) => amountFigure(ttcCents),
      inputs: ({ htCents, vatCents }) => [
        amountInput('Montant HT', 'Net amount', htCents),
        amountInput('TVA', 'VAT', vatCents),
      ],
    },
    deductibleCents: {
      label: { fr: 'TVA déductible', en: 'Deductible VAT' },
      formula: {
        fr: 'TVA déductible = TVA si elle est récupérable et la vente taxée, sinon 0',
        en: 'Deductible VAT = VAT if it is recoverable and the sale taxed, else 0',
      },
      figure: ({ deductibleCents }) => amountFigure(deductibleCents),
      inputs: ({ vatCents, isRecoverable }) => [
        amountInput('TVA', 'VAT', vatCents),
        textInput('Récupérable', 'Recoverable', yesOrNo(isRecoverable)),
      ],
      source: 'CGI, art. 271',
      isUnverified: true,
    },
    costCents: {
      label: { fr: 'Coût retenu', en: 'Cost' },
      formula: { fr: 'Coût = TTC − TVA déductible', en: 'Cost = amount with VAT − deductible VAT' },
      figure: ({ costCents }) => amountFigure(costCents),
      inputs: ({ ttcCents, deductibleCents }) => [
        amountInput('Montant TTC', 'Amount with VAT', ttcCents),
        amountInput('TVA déductible', 'Deductible VAT', deductibleCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Situation de travaux de 40 450 € HT à 10 %, opération taxée sur la marge.',
      en: 'Works situation of €40,450 net at 10%, operation taxed on the margin.',
    },
    result: () =>
      supplierVat({ htCents: euros(40_450), vatRateBps: 1_000, isRecoverable: null }, 'margin_option'),
  },
};
