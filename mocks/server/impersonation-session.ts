import { eq } from 'drizzle-orm';
import {
  impersonations,
  sessions,
  type ImpersonationEnd,
  type ImpersonationMode,
} from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { readActor } from './actor.ts';
import { audit } from './audit.ts';
import type { AdminContext, RequestContext } from './context.ts';
import type { ServerDependencies } from './dependencies.ts';
import { endImpersonation } from './impersonation.ts';
import {
  createSession,
  destroySession,
  isOver,
  saveSession,
  type Session,
  type SessionStart,
} from './session.ts';

/** Longest time in a client's name, in milliseconds. */
export const impersonationMs = 60 * 60_000;

/** In whose name, where, how and why. */
export interface ImpersonationStart {
  userId: string;
  tenantId: string;
  mode: ImpersonationMode;
  reason: string;
  ticket: string | null;
}

/** Writes an impersonation with what else belongs to its start; gives its id. */
export async function insertImpersonation(
  { deps, actor }: AdminContext,
  tx: Database,
  start: ImpersonationStart,
): Promise<string> {
  const startedAt = deps.clock.systemNow();
  const id = deps.newId();
  const endsAt = new Date(startedAt.getTime() + impersonationMs);
  await tx.insert(impersonations).values({ id, ...start, staffId: actor.user.id, startedAt, endsAt });
  return id;
}

/**
 * Puts the staff's session aside and opens one in the client's name, both under a new id. The one put aside has a
 * cookie that nobody holds; it is still one of the staff's own, so that whatever ends those ends this one.
 */
export async function enterImpersonation(
  context: AdminContext,
  id: string,
  start: ImpersonationStart,
): Promise<void> {
  const { deps, session } = context;
  await destroySession(deps, session);
  const fresh = await createSession(deps, { ...session, data: {}, confirmedPasswordAt: null });
  const aside = { ...fresh, createdAt: session.createdAt };
  await saveSession(deps, aside);
  const inTheirName = await createSession(deps, {
    userId: start.userId,
    tenantId: start.tenantId,
    area: 'client',
    impersonationId: id,
    deviceId: session.deviceId,
    userAgent: session.userAgent,
    ip: session.ip,
    data: { staffSessionHash: aside.idHash },
  });
  // The time in a client's name counts for the staff's own: eight hours in all, as for any session.
  context.session = { ...inTheirName, createdAt: session.createdAt };
}

/**
 * Closes the impersonation of the session and gives the staff their own back, under a new id, if it is still
 * worth something.
 *
 * @returns whether the staff are signed in afterwards
 */
export async function stopImpersonation(context: RequestContext, reason: ImpersonationEnd): Promise<boolean> {
  const { deps, session, unscoped } = context;
  if (session.impersonationId === null) return context.actor !== null;
  const now = deps.clock.systemNow();
  const id = session.impersonationId;
  await unscoped.transaction(async (tx) => {
    await endImpersonation(tx, id, reason, now);
    await audit(context, tx, 'impersonation.stop', { type: 'impersonation', id, label: reason });
  });
  const own = await ownSession({ ...deps, db: unscoped }, session);
  await destroySession(deps, session);
  const { userAgent, ip } = session;
  const next = await createSession(deps, { ...(own ?? guest), userAgent, ip });
  context.session = own === null ? next : { ...next, createdAt: own.createdAt };
  context.actor = null;
  return own !== null;
}

const guest = { userId: null, tenantId: null, area: null } as const;

/** The staff's session as it was put aside; null when it was ended, is over, or opens nothing any more. */
async function ownSession(
  deps: ServerDependencies,
  { data }: Session,
): Promise<(SessionStart & Pick<Session, 'createdAt'>) | null> {
  const [row] = await deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.idHash, data.staffSessionHash ?? ''))
    .limit(1);
  if (!row || isOver(row, deps.clock.systemNow(), deps) || (await readActor(deps, row)) === null) return null;
  const { userId, tenantId, area, twoFactorAt, deviceId, createdAt } = row;
  return { userId, tenantId, area, twoFactorAt, deviceId, createdAt };
}
