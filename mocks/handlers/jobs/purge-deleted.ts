import { eq, lte } from 'drizzle-orm';
import { operationNotes, operations, stateChanges } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Days during which a deletion can be undone. */
const keptDays = 30;

/**
 * Removes for good the operations that were deleted more than thirty days ago, with what hangs on them.
 * Only what was merely spotted, without lots, can be deleted at all.
 */
export async function purgeDeleted({ db, clock }: ServerDependencies): Promise<{ operations: number }> {
  const before = new Date(clock.businessNow().getTime() - keptDays * 86_400_000);
  const deleted = await db
    .select({ id: operations.id })
    .from(operations)
    .where(lte(operations.deletedAt, before));
  for (const { id } of deleted) {
    await db.transaction(async (tx) => {
      await tx.delete(operationNotes).where(eq(operationNotes.operationId, id));
      await tx.delete(stateChanges).where(eq(stateChanges.operationId, id));
      await tx.delete(operations).where(eq(operations.id, id));
    });
  }
  return { operations: deleted.length };
}
