import type { OperationWay } from '#contracts/client/operation/step.ts';
import type { OperationState } from '#domain/operation/states.ts';
import type { OperationStep } from '#domain/states/operation/ways.ts';
import type { Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { waysOf } from './ways.ts';

/** Steps that take another one back: they ask for nothing but a reason or a day, which are known. */
const undoing: readonly OperationStep[] = ['open-sale', 'suspend-sale', 'reopen-abandoned', 'reopen-closed'];

/** The step by which the person may lead an operation back to a state now; null when there is none. */
export async function wayBack(
  context: ClientContext,
  operation: Operation,
  to: OperationState,
): Promise<OperationWay | null> {
  const ways = (await waysOf(context, [operation])).get(operation.id) ?? [];
  return ways.find((way) => way.to === to && way.reason === null && undoing.includes(way.step)) ?? null;
}
