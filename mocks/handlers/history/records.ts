import { and, eq, isNull } from 'drizzle-orm';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, profiles } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { openProfiles } from '../client/profile/access.ts';
import { resources } from '../resources.ts';

/** A kind of record whose history can be looked at. */
export interface RecordWithHistory {
  readonly can: PermissionKey;
  readonly area: 'client' | 'admin';
  /** True when there is such a record, within what is open to them. */
  exists(context: SignedInContext, id: string): Promise<boolean>;
}

/** Kinds of records by the name that the journal has for them. */
export const recordsWithHistory: ReadonlyMap<string, RecordWithHistory> = new Map<string, RecordWithHistory>([
  [
    'operation',
    {
      can: 'operation.list',
      area: 'client',
      exists: async ({ db }, id) => {
        const isIt = and(eq(operations.id, id), liveOperations());
        return (await db.select({ id: operations.id }).from(operations).where(isIt)).length > 0;
      },
    },
  ],
  [
    'profile',
    {
      can: 'profile.list',
      area: 'client',
      // A personal profile is the owner's and that of whom it is about.
      exists: async (context, id) => {
        const isIt = and(eq(profiles.id, id), isNull(profiles.deletedAt), openProfiles(context));
        return (await context.db.select({ id: profiles.id }).from(profiles).where(isIt)).length > 0;
      },
    },
  ],
  ...resources.flatMap(({ records = [] }) =>
    records.map(({ type, can, area, exists }): [string, RecordWithHistory] => [
      type,
      { can, area, exists: ({ db }, id) => exists(db, id) },
    ]),
  ),
]);
