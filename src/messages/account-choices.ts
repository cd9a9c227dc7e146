import type { Messages } from './types.ts';

/**
 * What the settings of an account of the chart are called, the platform's and a company's. Pages name 5.5 % without the
 * dot, which parts keys (`vatKey`).
 */
export const fr = {
  class: {
    '1': '1 Capitaux',
    '2': '2 Immobilisations',
    '3': '3 Stocks et en-cours',
    '4': '4 Tiers',
    '5': '5 Financiers',
    '6': '6 Charges',
    '7': '7 Produits',
  },
  kind: { bilan: 'Bilan', charge: 'Charge', produit: 'Produit' },
  nature: {
    acquisition: 'Acquisition',
    frais_acquisition: 'Frais d’acquisition',
    travaux: 'Travaux',
    honoraires: 'Honoraires',
    frais_generaux: 'Frais généraux',
    financement: 'Financement',
    impots: 'Impôts',
    vente: 'Vente',
    loyer: 'Loyer',
    tva: 'TVA',
    tiers: 'Tiers',
    tresorerie: 'Trésorerie',
    capitaux: 'Capitaux',
    stock: 'Stock',
    autre: 'Autre',
  },
  vatDefault: { none: 'Sans TVA', '20': '20 %', '10': '10 %', '5.5': '5,5 %', '5_5': '5,5 %', marge: 'Sur marge' },
  side: { debit: 'Débit', credit: 'Crédit' },
  origin: { pcg: 'PCG', ilot: 'Îlot', tenant: 'Ma société' },
  edition: { same: 'Conforme', renamed: 'Autre libellé', own: 'Hors PCG' },
  active: { active: 'Actif', inactive: 'Inactif' },
  used: { used: 'Mouvementé', unused: 'Sans mouvement' },
} as const;

export const en: Messages<typeof fr> = {
  class: {
    '1': '1 Capital',
    '2': '2 Fixed assets',
    '3': '3 Stocks and work in progress',
    '4': '4 Third parties',
    '5': '5 Financial',
    '6': '6 Charges',
    '7': '7 Revenue',
  },
  kind: { bilan: 'Balance sheet', charge: 'Charge', produit: 'Revenue' },
  nature: {
    acquisition: 'Purchase',
    frais_acquisition: 'Purchase costs',
    travaux: 'Works',
    honoraires: 'Fees',
    frais_generaux: 'Overheads',
    financement: 'Financing',
    impots: 'Taxes',
    vente: 'Sale',
    loyer: 'Rent',
    tva: 'VAT',
    tiers: 'Third parties',
    tresorerie: 'Cash',
    capitaux: 'Capital',
    stock: 'Stock',
    autre: 'Other',
  },
  vatDefault: { none: 'No VAT', '20': '20%', '10': '10%', '5.5': '5.5%', '5_5': '5.5%', marge: 'On the margin' },
  side: { debit: 'Debit', credit: 'Credit' },
  origin: { pcg: 'PCG', ilot: 'Îlot', tenant: 'My company' },
  edition: { same: 'As in the edition', renamed: 'Other label', own: 'Not of the PCG' },
  active: { active: 'Active', inactive: 'Inactive' },
  used: { used: 'With movements', unused: 'Without movements' },
};
