import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { stateChanges, type StateChange } from '#mocks/db/schema/index.ts';

/** The history of one record, newest first. */
export const changesOfRecord = (
  db: Pick<Database, 'select'>,
  entity: StateChange['entity'],
  id: string,
): Promise<StateChange[]> =>
  db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, entity), eq(stateChanges.entityId, id)))
    .orderBy(desc(stateChanges.at), desc(stateChanges.id));
