import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { operations } from '../schema/index.ts';

/** What of a company's operations a person may see. */
export interface OperationBorder {
  /** The company. */
  id: string;
  /** Ids of the only operations open to the person; null when all of the company's are. */
  assignedOperationIds: readonly string[] | null;
}

/** The operations that exist for a person: those of the company, or the assigned ones. */
export function withinBorder(
  { id, assignedOperationIds }: OperationBorder,
  { isDeleted = false } = {},
): SQL | undefined {
  return and(
    eq(operations.tenantId, id),
    isDeleted ? undefined : isNull(operations.deletedAt),
    assignedOperationIds === null ? undefined : inArray(operations.id, [...assignedOperationIds]),
  );
}

/** How many operations fit a condition. */
export async function countOperations(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(operations).where(where);
  return row?.total ?? 0;
}
