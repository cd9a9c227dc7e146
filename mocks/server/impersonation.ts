import { and, eq, isNull, sql } from 'drizzle-orm';
import { mayDo } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  impersonations,
  sessions,
  users,
  type ImpersonationEnd,
  type ImpersonationMode,
  type Session,
  type User,
} from '#mocks/db/schema/index.ts';
import type { ActorImpersonation } from './actor.ts';
import { fullName } from './full-name.ts';
import { hasTwoFactor } from './identity/two-factor-secret.ts';
import { readRoleDefinitions } from './role-definitions.ts';

/**
 * What a session in a client's name knows of its impersonation; null when there is no such one.
 *
 * @param staffSessionHash the staff's own session that was put aside: with it, or with the right to act in a
 *   client's name, the impersonation falls
 */
export async function readImpersonation(
  db: Database,
  id: string,
  staffSessionHash: string | undefined,
): Promise<ActorImpersonation | null> {
  const [row] = await db
    .select({ impersonation: impersonations, staff: users, aside: sessions })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.staffId))
    .leftJoin(sessions, and(eq(sessions.idHash, staffSessionHash ?? ''), eq(sessions.userId, users.id)))
    .where(eq(impersonations.id, id))
    .limit(1);
  if (!row) return null;
  const { impersonation, staff, aside } = row;
  const isStaffIn = aside !== null && (await mayGoOn(db, staff, aside, impersonation.mode));
  return {
    id,
    userId: impersonation.userId,
    staffId: staff.id,
    staffName: fullName(staff),
    mode: impersonation.mode,
    endsAt: impersonation.endsAt,
    endedBy: impersonation.endedAt !== null ? 'client' : isStaffIn ? null : 'staff',
  };
}

/** True while the staff could still begin what they do: account in use, second factor given, right not lost. */
async function mayGoOn(db: Database, staff: User, aside: Session, mode: ImpersonationMode): Promise<boolean> {
  if (staff.status !== 'active' || staff.blockedAt !== null) return false;
  if (hasTwoFactor(staff) && aside.twoFactorAt === null) return false;
  const definitions = await readRoleDefinitions(db, staff.platformRoles);
  return mayDo(staff.platformRoles, `impersonate.${mode}`, definitions);
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

/** Counts a page or data seen, or a change made, as long as it lasts: its own end is none. */
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
