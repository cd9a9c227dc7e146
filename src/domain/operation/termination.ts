export const terminationKinds = ['closed', 'abandoned'] as const;
export const terminationStates = ['draft', 'confirmed', 'reopened'] as const;
export type TerminationState = (typeof terminationStates)[number];
