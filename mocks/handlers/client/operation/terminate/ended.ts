import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { shares, terminations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Ends every link to an operation that was given up. */
export async function revokeShares(
  { deps, actor }: ClientContext,
  tx: Database,
  operationId: string,
): Promise<void> {
  const now = deps.clock.businessNow();
  await tx
    .update(shares)
    .set({
      revokedAt: now,
      revokedBy: actor.user.id,
      updatedAt: now,
      version: sql`${shares.version} + 1`,
    })
    .where(and(eq(shares.operationId, operationId), isNull(shares.revokedAt)));
}

/** The end of an operation that was confirmed is taken back with it, however it was reopened. */
export async function markReopened(
  { deps }: ClientContext,
  tx: Database,
  operationId: string,
  reason: string | null,
): Promise<void> {
  const now = deps.clock.businessNow();
  await tx
    .update(terminations)
    .set({
      status: 'reopened',
      reopenedAt: now,
      reopeningReason: reason,
      updatedAt: now,
      version: sql`${terminations.version} + 1`,
    })
    .where(and(eq(terminations.operationId, operationId), eq(terminations.status, 'confirmed')));
}
