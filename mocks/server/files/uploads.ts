import { createTurns, type TurnLimits, type Turns } from './turns.ts';

/** Requests with files that are under way or wait, of everybody and of one sender. */
const usualLimits: TurnLimits = { maxAtOnce: 4, maxWaiting: 40, maxWaitingEach: 5 };

/** Sessions and senders kept in mind at most; the least recent are forgotten. */
const maxKnown = 20_000;
/** How long a limit of the database is believed without asking it again. */
const believedMs = 60_000;

/** Requests with files as this process knows them by itself: what refuses one must not cost a look at the database. */
export interface Uploads extends Turns {
  /** Keeps in mind whose session it is; null for nobody's. */
  noteSession(sessionHash: string, userId: string | null): void;
  /** Whose session it is, where an earlier request has told. */
  personOf(sessionHash: string): string | null;
  /** Keeps in mind that a sender has sent enough until an instant. */
  noteEnough(sender: string, untilMs: number, nowMs: number): void;
  /** Seconds that a sender who has sent enough must wait; null for one who may send, or must be looked up. */
  waitS(sender: string, nowMs: number): number | null;
}

/** Who sends, as turns and limits name them: a person, or an address where nobody is signed in. */
export const senderName = ({ userId, ip }: { userId: string | null; ip: string | null }): string =>
  userId ?? `address:${ip ?? 'local'}`;

export function createUploads(limits: TurnLimits = usualLimits): Uploads {
  const people = new Map<string, string>();
  const enough = new Map<string, { readonly untilMs: number; readonly believedUntilMs: number }>();
  return {
    ...createTurns(limits),
    noteSession: (sessionHash, userId) => keep(people, sessionHash, userId),
    personOf: (sessionHash) => people.get(sessionHash) ?? null,
    noteEnough: (sender, untilMs, nowMs) =>
      keep(enough, sender, { untilMs, believedUntilMs: Math.min(untilMs, nowMs + believedMs) }),
    waitS: (sender, nowMs) => {
      const known = enough.get(sender);
      if (known === undefined || known.believedUntilMs <= nowMs) return null;
      return Math.max(1, Math.ceil((known.untilMs - nowMs) / 1000));
    },
  };
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value | null): void {
  map.delete(key);
  if (value === null) return;
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKnown && oldest !== undefined) map.delete(oldest);
}
