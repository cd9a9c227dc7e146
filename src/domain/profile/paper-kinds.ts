export const paperKinds = [
  'kbis',
  'statutes',
  'accounts',
  'tax_notice',
  'identity',
  'bank_details',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperStates = ['valid', 'expires_soon', 'expired', 'missing'] as const;
export type PaperState = (typeof paperStates)[number];

/** Kinds of which there is one a year. */
export const yearlyPapers: readonly PaperKind[] = ['accounts', 'tax_notice'];
