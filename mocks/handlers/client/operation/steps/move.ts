import { eq } from 'drizzle-orm';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { OperationFacts } from '#domain/states/operation/facts.ts';
import { operationMachine } from '#domain/states/operation/operation.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, type NewOperation, type Operation } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { writeStateChange } from '../state-change.ts';

type SystemStep =
  | 'offer-sent'
  | 'offers-ended'
  | 'promise-signed'
  | 'deed-signed'
  | 'deed-signed-directly'
  | 'purchase-ended';

export interface Move {
  /** The first of them that may be taken is. */
  readonly steps: readonly SystemStep[];
  readonly on: string;
  readonly facts: OperationFacts;
  readonly columns?: Partial<NewOperation>;
  readonly reason?: string;
  /** Codes of the warnings that somebody confirmed. */
  readonly confirmed?: readonly string[];
}

/** The step of an operation that something else brings about, where it stands before it. */
export async function moveOperation(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  operation: Operation,
  { steps, on, facts, columns = {}, reason, confirmed = [] }: Move,
): Promise<void> {
  const at = deps.clock.businessNow();
  const today = parisDay(at) as Day;
  const found = steps
    .map((step) =>
      mayHappen(
        operationMachine,
        step,
        { state: operation.status, facts },
        { actors: ['system'], today, confirmed },
      ),
    )
    .find((answer) => answer.ok);
  const to = found?.ok === true ? found.to : operation.status;
  await tx
    .update(operations)
    .set({ ...columns, status: to, updatedAt: at, version: operation.version + 1 })
    .where(eq(operations.id, operation.id));
  if (to === operation.status) return;
  const { id, tenantId, status } = operation;
  await writeStateChange(
    deps,
    tx,
    'operation',
    { id, tenantId, operationId: id },
    {
      fromState: status,
      toState: to,
      byUserId: null,
      on,
      reason: reason ?? null,
    },
  );
}
