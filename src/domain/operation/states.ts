/** The macro phases of an operation, in the order of a normal life. */
export const operationPhases = [
  'sourcing',
  'study',
  'offer',
  'promise',
  'owned',
  'works',
  'selling',
  'closed',
] as const;

/** Every state an operation can be in: the phases, plus the one way out before the deed. */
export const operationStates = [...operationPhases, 'abandoned'] as const;

export type OperationPhase = (typeof operationPhases)[number];
export type OperationState = (typeof operationStates)[number];

/** States in which nothing more is expected of the operation. */
export const finalOperationStates: readonly OperationState[] = ['closed', 'abandoned'];

/** True while the operation still asks for work. */
export function isInProgress(state: OperationState): boolean {
  return !finalOperationStates.includes(state);
}
