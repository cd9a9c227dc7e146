import { and, eq, isNull } from 'drizzle-orm';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contacts, operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** A kind of record whose history can be looked at. */
export interface RecordWithHistory {
  readonly can: PermissionKey;
  /** True when the person's company has such a record, within what is open to them. */
  exists(context: ClientContext, id: string): Promise<boolean>;
}

/** Kinds of records by the name that the journal has for them. */
export const recordsWithHistory: ReadonlyMap<string, RecordWithHistory> = new Map([
  [
    'operation',
    {
      can: 'operation.list',
      exists: async ({ db }, id) => {
        const isIt = and(eq(operations.id, id), liveOperations());
        return (await db.select({ id: operations.id }).from(operations).where(isIt)).length > 0;
      },
    },
  ],
  [
    'contact',
    {
      can: 'contact.list',
      exists: async ({ db }, id) => {
        const isIt = and(eq(contacts.id, id), isNull(contacts.deletedAt));
        return (await db.select({ id: contacts.id }).from(contacts).where(isIt)).length > 0;
      },
    },
  ],
]);
