import type { PermitKind } from '../deadline/context.ts';
import type { PermitState } from '../states/permit/states.ts';
import { isBuildingPermit } from './permit.ts';

/** A permission as the steps of an operation see it. */
export interface PermitSummary {
  readonly kind: PermitKind;
  readonly status: PermitState;
  /** Another application took its place. */
  readonly isReplaced: boolean;
}

/** What the permissions of an operation say to its own steps and to those of its lots; null while nobody said. */
export interface OperationPermits {
  readonly isPermitRequired: boolean | null;
  readonly isPermitGranted: boolean;
  /** Every permission that the works need is definitive. */
  readonly isPermitPurged: boolean;
}

const granted: readonly PermitState[] = [
  'granted',
  'tacit',
  'posted',
  'purged',
  'started',
  'completed',
  'conform',
  'contested',
];
const definitive: readonly PermitState[] = ['purged', 'started', 'completed', 'conform', 'contested'];

/**
 * Whether works need a permission, have it, and have it for good. A permission that is recorded is needed, whatever
 * was said before; one that another application replaced no longer counts.
 */
export function operationPermits(
  permits: readonly PermitSummary[],
  isDeclaredRequired: boolean | null,
): OperationPermits {
  const counted = permits.filter(({ kind, isReplaced }) => isBuildingPermit(kind) && !isReplaced);
  return {
    isPermitRequired: counted.length > 0 ? true : isDeclaredRequired,
    isPermitGranted: counted.length > 0 && counted.every(({ status }) => granted.includes(status)),
    isPermitPurged: counted.length > 0 && counted.every(({ status }) => definitive.includes(status)),
  };
}
