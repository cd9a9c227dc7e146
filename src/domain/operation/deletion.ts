import type { OperationState } from './states.ts';

/** Why an operation may not be deleted; null when it may. Deletion is for what was only spotted. */
export function deletionObstacle(operation: {
  status: OperationState;
  lotsCount: number;
}): 'not-sourcing' | 'has-lots' | null {
  if (operation.status !== 'sourcing') return 'not-sourcing';
  return operation.lotsCount > 0 ? 'has-lots' : null;
}
