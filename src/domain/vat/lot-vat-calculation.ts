import type { Calculation, Text } from '../explain/calculation.ts';
import { textInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput, countInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { lotVat, type LotVat } from './lot-vat.ts';
import type { VatMode } from './vat-mode.ts';

const modes: Readonly<Record<VatMode, Text>> = {
  exempt: { fr: 'exonérée', en: 'exempt' },
  margin: { fr: 'sur la marge', en: 'on the margin' },
  total: { fr: 'sur le prix total', en: 'on the whole price' },
  total_reduced: { fr: 'sur le prix total, taux réduit', en: 'on the whole price, reduced rate' },
};

/** How VAT and net price of a lot come about. */
export const lotVatCalculation: Calculation<LotVat> = {
  id: 'lot-vat',
  title: { fr: 'TVA et prix HT d’un lot', en: 'VAT and net price of a lot' },
  summary: {
    fr: 'TVA comprise dans le prix d’un lot, selon le mode du lot ou, à défaut, celui de l’opération. Une marge négative ne donne ni TVA ni crédit.',
    en: 'VAT inside the price of a lot, by the mode of the lot or else that of its operation. A negative margin gives neither VAT nor credit.',
  },
  validity: {
    fr: 'Taux connus depuis le 1er janvier 2014 ; avant, aucun calcul n’est possible. Taux d’outre-mer et taux réduit du logement à vérifier.',
    en: 'Rates known since 1 January 2014; before, the calculation stops. Overseas rates and the reduced rate of housing are to be checked.',
  },
  formulas: {
    baseTtcCents: {
      label: { fr: 'Base, TVA comprise', en: 'Basis, VAT included' },
      formula: {
        fr: 'Marge : prix TTC − quote-part d’achat, sans descendre sous 0 ; prix total : prix TTC ; exonérée : 0',
        en: 'Margin: price − share in the purchase, never below 0; whole price: price; exempt: 0',
      },
      figure: ({ baseTtcCents }) => amountFigure(baseTtcCents),
      inputs: ({ mode, reason, priceTtcCents, acquisitionShareCents }) => [
        textInput('TVA du lot', 'VAT of the lot', modes[mode]),
        textInput('Motif', 'Reason', reason),
        amountInput('Prix TTC', 'Price', priceTtcCents),
        amountInput('Quote-part d’achat', 'Share in the purchase', acquisitionShareCents),
      ],
      source: 'CGI, art. 266, 2, b et art. 268',
    },
    vatCents: {
      label: { fr: 'TVA', en: 'VAT' },
      formula: {
        fr: 'TVA = base TTC × taux ÷ (1 + taux), soit 20/120 au taux normal',
        en: 'VAT = basis × rate ÷ (1 + rate), which is 20/120 at the standard rate',
      },
      figure: ({ vatCents }) => amountFigure(vatCents),
      inputs: ({ baseTtcCents, rate }) => [
        amountInput('Base, TVA comprise', 'Basis, VAT included', baseTtcCents),
        rateInput('Taux', 'Rate', rate),
      ],
      source: 'CGI, art. 278 (art. 278 sexies au taux réduit)',
      parameters: ({ parameters }) => parameters,
    },
    priceHtCents: {
      label: { fr: 'Prix HT', en: 'Net price' },
      formula: { fr: 'Prix HT = prix TTC − TVA', en: 'Net price = price − VAT' },
      figure: ({ priceHtCents }) => amountFigure(priceHtCents),
      inputs: ({ priceTtcCents, vatCents }) => [
        amountInput('Prix TTC', 'Price', priceTtcCents),
        amountInput('TVA', 'VAT', vatCents),
      ],
      parameters: ({ parameters }) => parameters,
    },
    pricePerM2Cents: {
      label: { fr: 'Prix au m²', en: 'Price per m²' },
      formula: { fr: 'Prix au m² = prix TTC ÷ surface', en: 'Price per m² = price ÷ area' },
      figure: ({ pricePerM2Cents }) => amountFigure(pricePerM2Cents),
      inputs: ({ priceTtcCents, areaM2 }) => [
        amountInput('Prix TTC', 'Price', priceTtcCents),
        countInput('Surface', 'Area', Number(areaM2), 'm2'),
      ],
    },
  },
  example: {
    given: {
      fr: 'Lot de 63,40 m² vendu 205 000 €, quote-part d’achat 72 000 €, TVA sur la marge.',
      en: 'Lot of 63.40 m² sold for €205,000, share in the purchase €72,000, VAT on the margin.',
    },
    result: () =>
      lotVat(
        { priceTtcCents: euros(205_000), vatMode: 'inherit', areaM2: '63.40' },
        euros(72_000),
        'margin_option',
        { on: day('2026-09-25') },
      ),
  },
};
