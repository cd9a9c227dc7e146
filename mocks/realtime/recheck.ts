import { eq } from 'drizzle-orm';
import { sessions } from '#mocks/db/schema/index.ts';
import { readActor, type Actor } from '#mocks/server/actor.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { isOver } from '#mocks/server/session.ts';
import { closings } from './protocol/close-codes.ts';
import type { Connection } from './protocol/connection.ts';
import type { Hub } from './protocol/hub.ts';
import { channelKind } from './protocol/channel-kind.ts';
import { mayJoin } from './rights/channel-rights.ts';

/**
 * Closes the connections of sessions that are over, of people whose account or membership has ended, and
 * of those who are on a channel they may no longer join: they connect again and ask anew.
 *
 * Whoever ends a session says so at once (`cut`); this is for what ends by itself or elsewhere.
 */
export async function recheck(deps: ServerDependencies, hub: Hub): Promise<void> {
  for (const connection of hub.connections()) {
    if (connection.sessions.size === 0) continue;
    const actors = await Promise.all([...connection.sessions.keys()].map((id) => actorOf(deps, id)));
    const live = actors.filter((actor) => actor !== null);
    if (live.length < actors.length) hub.end(connection, closings.sessionEnded);
    else if (!(await mayStay(deps, connection, live))) hub.end(connection, closings.rightsChanged);
  }
}

async function actorOf(deps: ServerDependencies, sessionId: string): Promise<Actor | null> {
  const [row] = await deps.db.select().from(sessions).where(eq(sessions.idHash, sessionId)).limit(1);
  return row && !isOver(row, deps.clock.systemNow()) ? readActor(deps, row) : null;
}

async function mayStay(
  deps: ServerDependencies,
  { channels }: Connection,
  actors: readonly Actor[],
): Promise<boolean> {
  for (const channel of channels.keys()) {
    const kind = channelKind(channel);
    if (kind !== 'private' && kind !== 'presence') continue;
    const answers = await Promise.all(actors.map((actor) => mayJoin(deps.db, actor, channel)));
    if (!answers.includes(true)) return false;
  }
  return true;
}
