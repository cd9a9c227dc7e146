import type { Messages } from '../../types.ts';

/** Texts of the printed revenue of lots sold with works to come. */
export const fr = {
  pageTitle: 'Recettes VIR',
  unit: 'montants en euros TTC',
  empty: 'Aucun lot vendu en VIR.',
  explanation:
    'Dans une vente d’immeuble à rénover, le prix distingue l’existant et les travaux (CCH, art. R262-9). L’existant est payé à l’acte. Les travaux sont appelés à leur avancement attesté : {half} au plus quand la moitié est faite, {completion} au plus à l’achèvement, le solde à la livraison ({source}).',
  lot: 'Lot',
  type: 'Type',
  area: 'Surface',
  price: 'Prix',
  existing: 'Existant',
  works: 'Travaux',
  worksShare: '% travaux',
  vat: 'TVA',
  deposit: 'Dépôt',
  contract: 'Contrat',
  deed: 'Acte',
  mode: 'Mode de vente',
  virTitle: 'Lots vendus en VIR',
  othersTitle: 'Autres lots',
  total: 'Total',
  split: 'Prix VIR : {total}',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Revenue of lots sold with works',
  unit: 'amounts in euros incl. VAT',
  empty: 'No lot sold with works (VIR).',
  explanation:
    'In a sale with renovation, the price tells the existing part from the works (CCH, art. R262-9). The existing part is paid at the deed. The works are called as their certified progress allows: at most {half} when half is done, at most {completion} at completion, the balance at delivery ({source}).',
  lot: 'Lot',
  type: 'Type',
  area: 'Area',
  price: 'Price',
  existing: 'Existing',
  works: 'Works',
  worksShare: '% works',
  vat: 'VAT',
  deposit: 'Deposit',
  contract: 'Contract',
  deed: 'Deed',
  mode: 'Way of sale',
  virTitle: 'Lots sold with works',
  othersTitle: 'Other lots',
  total: 'Total',
  split: 'VIR prices: {total}',
};
