import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { OperationRow } from '#contracts/client/operation/row.ts';

/** Something that is missing and that the person can do. */
export type NextStep =
  | { readonly kind: 'purchasePrice'; readonly operation: OperationRow }
  | { readonly kind: 'create' };

const maxSteps = 4;

/** The steps that the operations themselves ask for, the most recently changed operation first. */
export function nextSteps(
  { operations, inProgressCount }: Pick<DashboardProps, 'operations' | 'inProgressCount'>,
  may: { readonly create: boolean; readonly update: boolean },
): NextStep[] {
  const unpriced = may.update
    ? operations.filter(({ purchasePriceCents }) => purchasePriceCents === null)
    : [];
  const steps = unpriced.map((operation): NextStep => ({ kind: 'purchasePrice', operation }));
  const first: NextStep[] = inProgressCount === 0 && may.create ? [{ kind: 'create' }] : [];
  return [...first, ...steps].slice(0, maxSteps);
}
