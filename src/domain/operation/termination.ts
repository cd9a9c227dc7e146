export const terminationKinds = ['closed', 'abandoned'] as const;
export const terminationStates = ['draft', 'confirmed', 'reopened'] as const;
export type TerminationState = (typeof terminationStates)[number];

/** What is looked at before an operation ends, in the order in which it is dealt with. */
export const closingChecks = [
  'sales',
  'calls',
  'retentions',
  'loans',
  'guarantees',
  'shares',
  'adverts',
] as const;
export type ClosingCheck = (typeof closingChecks)[number];
