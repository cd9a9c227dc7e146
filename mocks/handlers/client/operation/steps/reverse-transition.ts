import type { OperationTransition } from '#contracts/client/operation/step.ts';
import type { OperationState } from '#domain/operation/states.ts';
import type { OperationStep } from '#domain/states/operation/transitions.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { transitionsOf } from './transitions.ts';

/** Steps that take another one back: they ask for nothing but a reason or a day, which are known. */
const undoing: readonly OperationStep[] = ['open-sale', 'suspend-sale', 'reopen-abandoned', 'reopen-closed'];

/** The step by which the person may lead an operation back to a state now; null when there is none. */
export async function reverseTransition(
  context: ClientContext,
  operation: Operation,
  to: OperationState,
): Promise<OperationTransition | null> {
  const transitions = (await transitionsOf(context, [operation])).get(operation.id) ?? [];
  return (
    transitions.find(
      (transition) => transition.to === to && transition.reason === null && undoing.includes(transition.step),
    ) ?? null
  );
}
