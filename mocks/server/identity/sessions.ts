import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { devices, rememberTokens, sessions } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { createSession, destroySession, type SessionStart } from '../session.ts';

/**
 * Gives the session a new identifier and a new token against forged requests, as after every change of rights
 * (OWASP session management). What it carries stays, and so does the time at which it ends.
 */
export async function rotateSession(
  context: RequestContext,
  changes: Partial<SessionStart> = {},
): Promise<void> {
  const { deps, session } = context;
  const next = await createSession(deps, { ...session, ...changes });
  await destroySession(deps, session, next.userId === session.userId ? next : null);
  context.session = { ...next, createdAt: session.createdAt };
}

/** Signs a person out everywhere, but for one session if its hash is given. */
export async function revokeSessions(
  tx: Database,
  userId: string,
  { exceptIdHash }: { exceptIdHash?: string } = {},
): Promise<void> {
  const others = exceptIdHash === undefined ? undefined : ne(sessions.idHash, exceptIdHash);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** After a change of password: no session, no remembered browser and no trusted device is left, but for one session. */
export async function revokeAccess(
  tx: Database,
  userId: string,
  options: { exceptIdHash?: string } = {},
): Promise<void> {
  await revokeSessions(tx, userId, options);
  await tx.delete(rememberTokens).where(eq(rememberTokens.userId, userId));
  await tx.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, userId));
}

/** Ends the session of this browser and goes on as a guest, without what it carried. */
export async function leaveSession(context: RequestContext): Promise<void> {
  await destroySession(context.deps, context.session);
  context.session = await createSession(context.deps, { userId: null, tenantId: null, area: null });
  context.actor = null;
}

/** Signs a person in by what they have just shown, as a new session; nothing of the guest's is kept. */
export async function openSession(
  context: RequestContext,
  start: Pick<SessionStart, 'userId' | 'tenantId' | 'area'>,
): Promise<void> {
  const { deps, ip, request } = context;
  const userAgent = request.headers.get('user-agent') ?? '';
  await destroySession(deps, context.session);
  const confirmedPasswordAt = deps.clock.systemNow();
  context.session = await createSession(deps, { ...start, ip, userAgent, confirmedPasswordAt });
}
