import type { Messages } from '../../types.ts';

/** Texts of the printed expenses of a simulation. */
export const fr = {
  pageTitle: 'Détail des dépenses',
  unit: 'montants en euros',
  empty: 'Aucune dépense.',
  label: 'Libellé',
  base: 'Base',
  ht: 'HT',
  vat: 'TVA',
  deductible: 'Récupérable',
  cost: 'Coût',
  share: '% coût',
  months: 'Mois',
  automatic: 'calculé',
  basis: {
    amount: 'forfait',
    pct_works: '{value} des travaux',
    pct_revenue_ttc: '{value} du CA TTC',
    pct_purchase: '{value} de l’achat',
    per_m2: '{value} / m²',
    per_lot: '{value} / lot',
  },
  total: 'Coût de revient',
  vatTitle: 'TVA des dépenses par taux',
  vatRate: 'Taux',
} as const;

export const en: Messages<typeof fr> = {
  pageTitle: 'Expenses in detail',
  unit: 'amounts in euros',
  empty: 'No expense.',
  label: 'Label',
  base: 'Basis',
  ht: 'Excl. VAT',
  vat: 'VAT',
  deductible: 'Recoverable',
  cost: 'Cost',
  share: '% of cost',
  months: 'Months',
  automatic: 'calculated',
  basis: {
    amount: 'lump sum',
    pct_works: '{value} of works',
    pct_revenue_ttc: '{value} of revenue',
    pct_purchase: '{value} of purchase',
    per_m2: '{value} / m²',
    per_lot: '{value} / lot',
  },
  total: 'Total cost',
  vatTitle: 'VAT on expenses by rate',
  vatRate: 'Rate',
};
