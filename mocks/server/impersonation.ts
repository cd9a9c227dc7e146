import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { impersonations, users, type ImpersonationEnd } from '#mocks/db/schema/index.ts';
import type { ActorImpersonation } from './actor.ts';
import { fullName } from './full-name.ts';

/** What a session in a client's name knows of its impersonation; null when there is no such one. */
export async function readImpersonation(db: Database, id: string): Promise<ActorImpersonation | null> {
  const [row] = await db
    .select({ impersonation: impersonations, staff: users })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.staffId))
    .where(eq(impersonations.id, id))
    .limit(1);
  if (!row) return null;
  const { impersonation, staff } = row;
  return {
    id,
    staffId: staff.id,
    staffName: fullName(staff),
    mode: impersonation.mode,
    endsAt: impersonation.endsAt,
    isEnded: impersonation.endedAt !== null || staff.status !== 'active' || staff.blockedAt !== null,
  };
}

/** Closes an impersonation that is still open, with the reason. */
export async function endImpersonation(
  db: Database,
  id: string,
  reason: ImpersonationEnd,
  endedAt: Date,
): Promise<void> {
  await db
    .update(impersonations)
    .set({ endedAt, endReason: reason })
    .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt)));
}

/** Closes every open impersonation in a company, when its owner takes the access back. */
export async function endImpersonationsIn(db: Database, tenantId: string, endedAt: Date): Promise<void> {
  await db
    .update(impersonations)
    .set({ endedAt, endReason: 'revoked' })
    .where(and(eq(impersonations.tenantId, tenantId), isNull(impersonations.endedAt)));
}

/** Counts a page seen or a change made, as long as it lasts: its own end is none. */
export async function countImpersonated(db: Database, id: string, what: 'pages' | 'writes'): Promise<void> {
  await db
    .update(impersonations)
    .set(
      what === 'pages'
        ? { pages: sql`${impersonations.pages} + 1` }
        : { writes: sql`${impersonations.writes} + 1` },
    )
    .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt)));
}
