import { desc } from 'drizzle-orm';
import { deviceOf } from '#domain/identity/user-agent.ts';
import { deviceName } from '#messages/device.ts';
import { sessions } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { ownSessions } from '#mocks/server/identity/end-sessions.ts';
import { isOver } from '#mocks/server/session.ts';
import { instantShown } from '#mocks/services/clock.ts';

/** Where the person is signed in: the present session first, then the latest used. */
export async function sessionsOf(context: SignedInContext) {
  const { actor, deps, unscoped, session, locale } = context;
  const presentAgent = context.request.headers.get('user-agent') ?? session.userAgent;
  const now = deps.clock.systemNow();
  const rows = await unscoped
    .select()
    .from(sessions)
    .where(ownSessions(actor.user.id))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const lines = rows
    .filter((row) => row.idHash === session.idHash || !isOver(row, now, deps))
    .map((row) => ({
      id: row.publicId,
      name: deviceName(locale, deviceOf(row.idHash === session.idHash ? presentAgent : row.userAgent)),
      startedAt: instantShown(deps.clock, row.createdAt),
      lastSeenAt: instantShown(deps.clock, row.lastSeenAt),
      isCurrent: row.idHash === session.idHash,
      isRemembered: row.isRemembered,
    }));
  return {
    tab: 'sessions' as const,
    sessions: lines.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  };
}
