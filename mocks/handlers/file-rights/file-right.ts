import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { can, type SignedInContext } from '#mocks/server/context.ts';

/** Whether a record that holds the file shows it to the person; null when it is no record of this kind. */
export type FileRight = (context: SignedInContext, fileId: string) => Promise<boolean | null>;

/**
 * A file of a record of a company, read within the border by whoever has a right to its kind: what belongs to an
 * operation that is not the person's is not there for them.
 */
export function ofRecord(table: PgTable, column: PgColumn, key: PermissionKey): FileRight {
  return async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(column, fileId);
    if ((await rowCount(unscoped, table, isThat)) === 0) return null;
    if (actor.tenant === null || !can(context, key)) return false;
    return (await rowCount(db, table, isThat)) > 0;
  };
}
