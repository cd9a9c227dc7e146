import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { Database } from '#mocks/db/database.ts';
import { rememberTokens, sessions, users, type Session } from '#mocks/db/schema/index.ts';
import type { RequestContext, SignedInContext } from '../context.ts';
import { cookieValue } from '../cookies.ts';
import { rememberCookie } from '../remember.ts';

/** A person's own sessions; those of staff in their name are not theirs. */
export const ownSessions = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.impersonationId));

/** The sessions of a person but the one they act from. */
export async function otherSessions(context: SignedInContext): Promise<Session[]> {
  const { actor, session, unscoped } = context;
  return unscoped
    .select()
    .from(sessions)
    .where(and(ownSessions(actor.user.id), ne(sessions.idHash, session.idHash)));
}

/**
 * Ends sessions of a person. A browser that stays signed in would come back by itself: all remembered ones
 * but the present are forgotten, since a remembered browser cannot be told from its session. A change of address
 * under way ends as well: it may have been asked for in one of them.
 */
export async function endSessions(
  context: SignedInContext,
  tx: Database,
  ended: readonly Pick<Session, 'idHash'>[],
): Promise<void> {
  const userId = context.actor.user.id;
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
  const hashes = ended.map(({ idHash }) => idHash);
  if (hashes.length > 0) await tx.delete(sessions).where(inArray(sessions.idHash, hashes));
  const family = await presentFamily(context, tx);
  const others = family === null ? undefined : ne(rememberTokens.family, family);
  await tx.delete(rememberTokens).where(and(eq(rememberTokens.userId, userId), others));
}

/** The sessions that a person has in one company; those of staff in their name are not theirs. */
export const sessionsIn = (db: Database, userId: string, tenantId: string): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(ownSessions(userId), eq(sessions.tenantId, tenantId)));

/**
 * Ends every session of somebody else, and forgets the browsers that would open one again by themselves. A change
 * of address under way ends as well: it may have been asked for in one of them.
 * @returns those that ended, for `announceEnd`
 */
export async function endAllSessions(tx: Database, userId: string): Promise<Session[]> {
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning();
  await tx.delete(rememberTokens).where(eq(rememberTokens.userId, userId));
  return ended;
}

/**
 * Ends the sessions that a person has in one company, and forgets the browsers that would open one again by
 * themselves. @returns those that ended, for `announceEnd`
 */
export async function endSessionsIn(tx: Database, userId: string, tenantId: string): Promise<Session[]> {
  const ended = await sessionsIn(tx, userId, tenantId);
  const hashes = ended.map(({ idHash }) => idHash);
  if (hashes.length > 0) await tx.delete(sessions).where(inArray(sessions.idHash, hashes));
  await tx.delete(rememberTokens).where(eq(rememberTokens.userId, userId));
  return ended;
}

/** Tells the browsers of ended sessions, then cuts their sockets; call it after the change is committed. */
export async function announceEnd(
  { deps }: SignedInContext,
  userId: string,
  ended: readonly Pick<Session, 'idHash' | 'publicId'>[],
): Promise<void> {
  await deps.events.publish(
    ended.flatMap(({ idHash, publicId }) => [
      {
        kind: 'message' as const,
        channels: [channels.user(userId)],
        name: 'session.revoked',
        data: { sessionId: publicId },
        exceptSocketId: null,
      },
      { kind: 'cut' as const, sessionId: idHash },
    ]),
  );
}

/** The family of tokens by which the present browser stays signed in. */
async function presentFamily({ cookies }: RequestContext, tx: Database): Promise<string | null> {
  const [selector] = (cookieValue(cookies, rememberCookie) ?? '').split('.');
  if (!selector) return null;
  const [row] = await tx
    .select({ family: rememberTokens.family })
    .from(rememberTokens)
    .where(eq(rememberTokens.selector, selector))
    .limit(1);
  return row?.family ?? null;
}
