import type { Calculation, Text } from '../explain/calculation.ts';
import { textFigure, textInput, yesOrNo } from '../explain/day-figures.ts';
import { day } from '../time/day.ts';
import { decideVatRegime, type ResaleFacts, type VatDecision } from './vat-regime.ts';

const modes: Readonly<Record<VatDecision['mode'], Text>> = {
  exempt: { fr: 'exonérée', en: 'exempt' },
  margin: { fr: 'TVA sur la marge', en: 'VAT on the margin' },
  total: { fr: 'TVA sur le prix total', en: 'VAT on the whole price' },
};
const properties: Readonly<Record<ResaleFacts['property'], Text>> = {
  building: { fr: 'immeuble bâti', en: 'building' },
  building_land: { fr: 'terrain à bâtir', en: 'building land' },
  other_land: { fr: 'autre terrain', en: 'other land' },
};

/** How the regime of a resale is decided. */
export const vatRegimeCalculation: Calculation<VatDecision> = {
  id: 'vat-regime',
  title: { fr: 'Régime de TVA à la revente', en: 'VAT regime of a resale' },
  summary: {
    fr: 'Régime d’une vente faite par un assujetti. Un immeuble achevé depuis plus de cinq ans est exonéré, sauf option ; un immeuble neuf, ou rendu neuf par les travaux, est taxé sur le prix total ; un terrain à bâtir acheté comme terrain, sans TVA déductible, est taxé sur la marge.',
    en: 'Regime of a sale by a taxable person. A building completed more than five years ago is exempt unless the deed opts for VAT; a new building, or one made new by works, is taxed on the whole price; building land bought as land, without deductible VAT, is taxed on the margin.',
  },
  validity: {
    fr: 'Règles en vigueur depuis le 11 mars 2010 (CGI, art. 257, 260, 261, 5 et 268).',
    en: 'Rules in force since 11 March 2010 (general tax code, articles 257, 260, 261, 5 and 268).',
  },
  formulas: {
    mode: {
      label: { fr: 'Régime', en: 'Regime' },
      formula: {
        fr: 'Neuf → prix total ; plus de cinq ans sans option → exonération ; taxé, acheté sans TVA déductible et de même qualification → marge ; sinon → prix total',
        en: 'New → whole price; over five years without option → exempt; taxed, bought without deductible VAT and as the same kind of property → margin; otherwise → whole price',
      },
      figure: ({ mode }) => textFigure(modes[mode]),
      inputs: ({ facts, renewalGrounds, reasons }) => [
        textInput('Bien vendu', 'Property sold', properties[facts.property]),
        textInput(
          'Achevé depuis plus de cinq ans',
          'Completed over five years ago',
          yesOrNo(facts.isCompletedOver5Years),
        ),
        textInput('Rendu neuf par les travaux', 'Made new by works', yesOrNo(renewalGrounds.length > 0)),
        textInput('Option dans l’acte', 'Option in the deed', yesOrNo(facts.hasOption)),
        textInput('TVA déduite à l’achat', 'VAT deducted when buying', yesOrNo(facts.purchaseGaveDeduction)),
        ...reasons.map(({ article, text }) => ({
          name: { fr: article, en: article },
          figure: textFigure(text),
        })),
      ],
      source: 'CGI, art. 257, I, 2, 2° ; art. 260, 5° bis ; art. 261, 5 ; art. 268',
    },
    isSupplierVatDeductible: {
      label: { fr: 'TVA des fournisseurs déductible', en: 'Supplier VAT deductible' },
      formula: {
        fr: 'La TVA des fournisseurs est déductible lorsque la vente est taxée',
        en: 'VAT of suppliers may be deducted when the sale is taxed',
      },
      figure: ({ isSupplierVatDeductible }) => textFigure(yesOrNo(isSupplierVatDeductible)),
      inputs: ({ mode }) => [textInput('Régime', 'Regime', modes[mode])],
      source: 'CGI, art. 271',
      isUnverified: true,
    },
  },
  example: {
    given: {
      fr: 'Immeuble ancien acheté à un particulier, option pour la TVA dans l’acte de revente.',
      en: 'Old building bought from a private person, the deed of resale opts for VAT.',
    },
    result: () =>
      decideVatRegime(
        {
          property: 'building',
          boughtAs: 'building',
          isCompletedOver5Years: true,
          renewal: null,
          hasOption: true,
          purchaseGaveDeduction: false,
        },
        { on: day('2026-11-20') },
      ),
  },
};
