import type { ImpersonationEnd, ImpersonationMode } from '#mocks/db/schema/index.ts';
import { impersonations } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from './audit.ts';
import type { AdminContext, RequestContext } from './context.ts';
import { endImpersonation } from './impersonation.ts';
import { createSession, destroySession, type Session } from './session.ts';

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

/** What the staff's own session becomes again afterwards. */
type StaffSession = Pick<Session, 'userId' | 'twoFactorAt' | 'deviceId'> & { createdAt: Date };

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

/** Puts the staff's session aside and opens one in the client's name, under a new id. */
export async function enterImpersonation(
  context: AdminContext,
  id: string,
  start: ImpersonationStart,
): Promise<void> {
  const { deps, session } = context;
  await destroySession(deps, session);
  context.session = await createSession(deps, {
    userId: start.userId,
    tenantId: start.tenantId,
    area: 'client',
    impersonationId: id,
    deviceId: session.deviceId,
    userAgent: session.userAgent,
    ip: session.ip,
    data: {
      staffSession: {
        userId: session.userId,
        twoFactorAt: session.twoFactorAt?.toISOString() ?? null,
        createdAt: session.createdAt.toISOString(),
      },
    },
  });
}

/** Closes the impersonation of the session and gives the staff their own back, under a new id. */
export async function stopImpersonation(context: RequestContext, reason: ImpersonationEnd): Promise<void> {
  const { deps, session, unscoped } = context;
  if (session.impersonationId === null) return;
  const now = deps.clock.systemNow();
  const id = session.impersonationId;
  await unscoped.transaction(async (tx) => {
    await endImpersonation(tx, id, reason, now);
    await audit(context, tx, 'impersonation.stop', { type: 'impersonation', id, label: reason });
  });
  const staff = staffSessionOf(session);
  await destroySession(deps, session);
  const own = await createSession(deps, {
    ...staff,
    tenantId: null,
    area: staff.userId === null ? null : 'admin',
    userAgent: session.userAgent,
    ip: session.ip,
  });
  // The time in a client's name counts for the staff's own: eight hours in all, as for any session.
  context.session = { ...own, createdAt: staff.createdAt };
  context.actor = null;
}

function staffSessionOf({ data, deviceId, createdAt }: Session): StaffSession {
  const kept = data.staffSession;
  if (!kept) return { userId: null, twoFactorAt: null, deviceId, createdAt };
  return {
    userId: kept.userId,
    twoFactorAt: kept.twoFactorAt === null ? null : new Date(kept.twoFactorAt),
    deviceId,
    createdAt: new Date(kept.createdAt),
  };
}
