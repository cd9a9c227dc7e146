import type { Database } from '#mocks/db/database.ts';
import { stateChanges, type NewStateChange, type StateEntity } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** A step as the history keeps it; by nobody, where the platform took it. */
export type WrittenStep = Pick<NewStateChange, 'fromState' | 'toState' | 'on'> & {
  readonly byUserId: string | null;
  readonly reason: string | null;
};

/** Writes a line of the history of a record; its identifier. */
export async function writeStateChange(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  entity: StateEntity,
  record: { readonly id: string; readonly tenantId: string; readonly operationId: string },
  step: WrittenStep,
): Promise<string> {
  const id = deps.newId();
  await tx.insert(stateChanges).values({
    ...step,
    id,
    tenantId: record.tenantId,
    entity,
    entityId: record.id,
    operationId: record.operationId,
    at: deps.clock.businessNow(),
  });
  return id;
}
