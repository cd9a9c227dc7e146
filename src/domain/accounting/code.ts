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

/** The balance sheet holds classes 1 to 5, charges are class 6, revenue is class 7. */
export function kindOfCode(code: string): AccountKind {
  if (code.startsWith('6')) return 'charge';
  return code.startsWith('7') ? 'produit' : 'bilan';
}

/** The nearest account above: the longest number that a number begins with; null for none. */
export function parentOf(code: string, known: ReadonlySet<string>): string | null {
  for (let length = code.length - 1; length >= 2; length -= 1) {
    const parent = code.slice(0, length);
    if (known.has(parent)) return parent;
  }
  return null;
}

/** How many accounts of the chart stand above one. */
export function depthOf(code: string, known: ReadonlySet<string>): number {
  const parent = parentOf(code, known);
  return parent === null ? 0 : 1 + depthOf(parent, known);
}
