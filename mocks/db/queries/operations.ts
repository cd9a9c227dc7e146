import { count, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { operations } from '../schema/index.ts';

/** The operations that are not in the bin. The company and the assignments are the border's matter. */
export const liveOperations = (): SQL => isNull(operations.deletedAt);

/** How many operations fit a condition. */
export async function countOperations(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(operations).where(where);
  return row?.total ?? 0;
}
