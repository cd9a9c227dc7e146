/** What an account is of: the balance sheet, charges, or revenue. */
export const accountKinds = ['bilan', 'charge', 'produit'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** « Nature Îlot »: drives budgets and reports. */
export const accountNatures = [
  'acquisition',
  'frais_acquisition',
  'travaux',
  'honoraires',
  'frais_generaux',
  'financement',
  'impots',
  'vente',
  'loyer',
  'tva',
  'tiers',
  'tresorerie',
  'capitaux',
  'stock',
  'autre',
] as const;
export type AccountNature = (typeof accountNatures)[number];

export const accountVatDefaults = ['none', '20', '10', '5.5', 'marge'] as const;
export const accountSides = ['debit', 'credit'] as const;
export const accountOrigins = ['pcg', 'ilot', 'tenant'] as const;
/** Those that the platform's own chart has. */
export const modelOrigins = ['pcg', 'ilot'] as const;
export const accountClasses = ['1', '2', '3', '4', '5', '6', '7'] as const;
