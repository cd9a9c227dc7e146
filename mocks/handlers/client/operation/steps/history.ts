import { and, desc, eq } from 'drizzle-orm';
import { stateChanges, type StateChange } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** The history of an operation's own state, newest first. */
export function changesOf(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
  limit: number,
): Promise<StateChange[]> {
  return db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.operationId, operationId), eq(stateChanges.entity, 'operation')))
    .orderBy(desc(stateChanges.on), desc(stateChanges.at), desc(stateChanges.id))
    .limit(limit);
}
