import { InvalidInputError } from '../domain-error.ts';
import type { Calculation } from '../explain/calculation.ts';
import { dayFigure, textInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { vatDeclarations, type VatDeclaration } from './chargeability.ts';

const rules = {
  collection: { fr: 'à chaque encaissement', en: 'with each receipt' },
  deed: { fr: 'à l’acte', en: 'at the deed' },
} as const;

/** When the VAT of a sale is due, and how much each time. */
export const vatDeclarationCalculation: Calculation<VatDeclaration> = {
  id: 'vat-declaration',
  title: { fr: 'Exigibilité de la TVA d’une vente', en: 'Chargeability of the VAT of a sale' },
  summary: {
    fr: 'En VEFA et en VIR, la TVA est due à chaque encaissement, au prorata du prix reçu ; en l’état et pour un terrain à bâtir, elle est due à l’acte. Un trop-perçu ne porte pas de TVA.',
    en: 'In a VEFA or a VIR, VAT is due with each receipt, in proportion to the price received; as-is and for building land it is due at the deed. What is paid beyond the price bears no VAT.',
  },
  validity: {
    fr: 'Loi de finances pour 2022, art. 30 ; réponse ministérielle Louwagie n° 96 pour la VIR.',
    en: 'Finance act for 2022, article 30; ministerial answer Louwagie no. 96 for a VIR.',
  },
  formulas: {
    vatCents: {
      label: { fr: 'TVA exigible', en: 'VAT due' },
      formula: {
        fr: 'TVA exigible = TVA du lot × encaissements cumulés ÷ prix (arrondi) − TVA déjà déclarée',
        en: 'VAT due = VAT of the lot × receipts so far ÷ price (rounded) − VAT declared before',
      },
      figure: ({ vatCents }) => amountFigure(vatCents),
      inputs: ({ dueOn, saleVatCents, cumulatedCents, priceTtcCents, declaredBeforeCents }) => [
        textInput('Exigible', 'Due', rules[dueOn]),
        amountInput('TVA du lot', 'VAT of the lot', saleVatCents),
        amountInput('Encaissements cumulés', 'Receipts so far', cumulatedCents),
        amountInput('Prix TTC', 'Price', priceTtcCents),
        amountInput('TVA déjà déclarée', 'VAT declared before', declaredBeforeCents),
      ],
      source: 'CGI, art. 269, 2',
    },
    on: {
      label: { fr: 'Date d’exigibilité', en: 'Due on' },
      formula: { fr: 'Jour de l’encaissement, ou de l’acte', en: 'Day of the receipt, or of the deed' },
      figure: ({ on }) => dayFigure(on),
      inputs: ({ dueOn }) => [textInput('Exigible', 'Due', rules[dueOn])],
      source: 'CGI, art. 269, 2',
    },
  },
  example: {
    given: {
      fr: 'VIR à 205 000 €, TVA 22 166,67 € : 123 000 € reçus à l’acte, puis 41 000 €.',
      en: 'VIR for €205,000, VAT €22,166.67: €123,000 received at the deed, then €41,000.',
    },
    result: () => {
      const second = vatDeclarations({
        dueOn: 'collection',
        priceTtcCents: euros(205_000),
        vatCents: euros('22166.67'),
        deedOn: day('2026-09-25'),
        receipts: [
          { on: day('2026-09-25'), cents: euros(123_000) },
          { on: day('2026-11-17'), cents: euros(41_000) },
        ],
      }).at(-1);
      if (!second) throw new InvalidInputError('receipts', 'none', 'two receipts');
      return second;
    },
  },
};
