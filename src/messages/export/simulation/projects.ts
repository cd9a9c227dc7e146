import type { Messages } from '../../types.ts';

/** Texts of the printed programme of a simulation. */
export const fr = {
  pageTitle: 'Programme et marge par lot',
  unit: 'montants en euros',
  empty: 'Aucun lot dans cette simulation.',
  lot: 'Lot',
  type: 'Type',
  area: 'Surface',
  price: 'Prix TTC',
  perM2: '€/m²',
  vat: 'TVA',
  ht: 'Prix HT',
  cost: {
    purchase: 'Achat',
    works: 'Travaux',
    price: 'Frais communs',
    direct: 'Vente',
  },
  margin: 'Marge',
  marginAndRate: 'Marge · % HT',
  total: 'Total des lots',
  others: 'Hors lots',
  costNote:
    'Coût affecté : achat aux tantièmes, travaux au prix des travaux, frais communs au prix de vente, vente au lot.',
  chart: 'Marge par lot',
  mean: 'Moyenne',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Programme and margin by lot',
  unit: 'amounts in euros',
  empty: 'No lot in this simulation.',
  lot: 'Lot',
  type: 'Type',
  area: 'Area',
  price: 'Incl. VAT',
  perM2: '€/m²',
  vat: 'VAT',
  ht: 'Excl. VAT',
  cost: {
    purchase: 'Purchase',
    works: 'Works',
    price: 'Shared costs',
    direct: 'Sale',
  },
  margin: 'Margin',
  marginAndRate: 'Margin · % excl. VAT',
  total: 'All lots',
  others: 'Outside lots',
  costNote:
    'Allocated cost: purchase by shares of the building, works by price of works, shared costs by selling price, sale by lot.',
  chart: 'Margin by lot',
  mean: 'Mean',
};
