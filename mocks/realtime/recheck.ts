import { inArray } from 'drizzle-orm';
import { sessions, type Session } from '#mocks/db/schema/index.ts';
import { readActor, type Actor } from '#mocks/server/actor.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { isOver, type SessionData } from '#mocks/server/session.ts';
import { channelKind } from './protocol/channel-kind.ts';
import { closings } from './protocol/close-codes.ts';
import type { Connection } from './protocol/connection.ts';
import type { Hub } from './protocol/hub.ts';
import { mayJoin } from './rights/channel-rights.ts';

/** Looks again at what connections were given, for whatever ends without a word (`cut`). */
export interface Recheck {
  /**
   * Closes the connections of sessions that are over, wherever they were ended. A session counts as over
   * when it is at two looks in a row: one that changes its identifier is gone for a moment.
   */
  sessions(): Promise<void>;
  /**
   * Closes the connections of people whose account, membership or time in a client's name has ended, and
   * of those who are on a channel they may no longer join: these connect again and ask anew.
   */
  rights(): Promise<void>;
}

/** The look-outs of one hub. */
export function createRecheck(deps: ServerDependencies, hub: Hub): Recheck {
  let gone: ReadonlySet<string> = new Set();
  return {
    async sessions() {
      const ids = boundSessions(hub);
      const live = await liveSessions(deps, ids);
      const missing = new Set(ids.filter((id) => !live.has(id)));
      for (const connection of hub.connections()) {
        const hasEnded = [...connection.sessions.keys()].some((id) => missing.has(id) && gone.has(id));
        if (hasEnded) hub.end(connection, closings.sessionEnded);
      }
      gone = missing;
    },
    async rights() {
      const live = await liveSessions(deps, boundSessions(hub));
      for (const connection of hub.connections()) {
        const rows = [...connection.sessions.keys()].flatMap((id) => live.get(id) ?? []);
        const actors = await Promise.all(rows.map((row) => readActor(deps, row)));
        const now = deps.clock.systemNow();
        const people = actors.filter((actor) => actor !== null).filter((actor) => !isOverdue(actor, now));
        if (people.length < actors.length) hub.end(connection, closings.sessionEnded);
        else if (people.length > 0 && !(await mayStay(deps, connection, people))) {
          hub.end(connection, closings.rightsChanged);
        }
      }
    },
  };
}

/** Staff whose time in a client's name is over, though no request of theirs has ended it yet. */
const isOverdue = ({ impersonation }: Actor, now: Date): boolean =>
  impersonation !== null && (impersonation.endedBy !== null || impersonation.endsAt <= now);

const boundSessions = (hub: Hub): string[] => [
  ...new Set(hub.connections().flatMap(({ sessions: bound }) => [...bound.keys()])),
];

async function liveSessions(deps: ServerDependencies, ids: string[]): Promise<Map<string, Session>> {
  if (ids.length === 0) return new Map();
  const { db, clock } = deps;
  const now = clock.systemNow();
  const rows = await db.select().from(sessions).where(inArray(sessions.idHash, ids));
  const live = rows.filter((row) => !isOver(row, now, deps));
  // One in a client's name ends with the staff's own, which was put aside.
  const asides = live.flatMap((row) => asideOf(row) ?? []);
  const kept = await db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(inArray(sessions.idHash, asides));
  const keptHashes = new Set(kept.map(({ idHash }) => idHash));
  return new Map(
    live
      .filter((row) => keptHashes.has(asideOf(row) ?? '') || asideOf(row) === undefined)
      .map((row) => [row.idHash, row]),
  );
}

const asideOf = ({ data }: { data: SessionData }): string | undefined => data.staffSessionHash;

async function mayStay(
  { db }: ServerDependencies,
  { channels }: Connection,
  people: readonly Actor[],
): Promise<boolean> {
  for (const channel of channels.keys()) {
    const kind = channelKind(channel);
    if (kind !== 'private' && kind !== 'presence') continue;
    const answers = await Promise.all(people.map((actor) => mayJoin(db, actor, channel)));
    if (!answers.includes(true)) return false;
  }
  return true;
}
