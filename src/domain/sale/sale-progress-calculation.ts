import type { Calculation, Formula, Text } from '../explain/calculation.ts';
import { amountInput, countInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { saleProgress, type SalePart, type SaleProgress } from './sale-progress.ts';

type Part = Exclude<keyof SaleProgress, 'calculation'>;

function byValue(label: Text, what: Text, part: Part): Formula<SaleProgress> {
  return {
    label,
    formula: {
      fr: `${label.fr} = prix des lots ${what.fr} ÷ prix de tous les lots`,
      en: `${label.en} = prices of lots ${what.en} ÷ prices of all lots`,
    },
    figure: (result) => rateFigure(result[part].shareOfValue),
    inputs: (result) => inputsOf(result[part], result.total),
  };
}

function inputsOf(part: SalePart, total: SalePart) {
  return [
    amountInput('Prix de ces lots', 'Prices of these lots', part.valueCents),
    amountInput('Prix de tous les lots', 'Prices of all lots', total.valueCents),
    countInput('Nombre de ces lots', 'Number of these lots', part.lotsCount),
    countInput('Nombre de lots', 'Number of lots', total.lotsCount),
  ];
}

/** How the progress of a sale comes about. */
export const saleProgressCalculation: Calculation<SaleProgress> = {
  id: 'sale-progress',
  title: { fr: 'Avancement de la commercialisation', en: 'Progress of the sale' },
  summary: {
    fr: 'Parts du prix de tous les lots en vente, lots retirés exclus. Un contrat dont l’acquéreur peut encore se rétracter compte comme réservation.',
    en: 'Parts of the prices of all lots in the sale, withdrawn lots left out. A contract that the buyer may still leave counts as a reservation.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    deeds: byValue(
      { fr: 'Vendu', en: 'Sold' },
      { fr: 'dont l’acte est signé', en: 'whose deed is signed' },
      'deeds',
    ),
    contracted: byValue(
      { fr: 'Sous contrat', en: 'Under contract' },
      { fr: 'sous contrat ferme', en: 'under a firm contract' },
      'contracted',
    ),
    reserved: byValue(
      { fr: 'Réservé', en: 'Reserved' },
      { fr: 'réservés ou sous contrat non ferme', en: 'reserved or under a contract not yet firm' },
      'reserved',
    ),
    available: byValue(
      { fr: 'Disponible', en: 'Available' },
      { fr: 'disponibles ou sous option', en: 'available or optioned' },
      'available',
    ),
    preSold: byValue(
      { fr: 'Pré-commercialisé', en: 'Pre-sold' },
      { fr: 'vendus, sous contrat ou réservés', en: 'sold, under contract or reserved' },
      'preSold',
    ),
    deedsByLots: {
      label: { fr: 'Lots vendus', en: 'Lots sold' },
      formula: { fr: 'Lots vendus = nombre d’actes ÷ nombre de lots', en: 'Lots sold = deeds ÷ lots' },
      figure: ({ deeds }) => rateFigure(deeds.shareOfLots),
      inputs: ({ deeds, total }) => inputsOf(deeds, total),
    },
  },
  example: {
    given: {
      fr: 'Trois lots : 200 000 € vendu, 150 000 € sous contrat ferme, 50 000 € disponible.',
      en: 'Three lots: €200,000 sold, €150,000 under a firm contract, €50,000 available.',
    },
    result: () =>
      saleProgress([
        { status: 'sold', priceTtcCents: euros(200_000), isSaleFirm: true },
        { status: 'under_contract', priceTtcCents: euros(150_000), isSaleFirm: true },
        { status: 'available', priceTtcCents: euros(50_000), isSaleFirm: false },
      ]),
  },
};
