import type { PlatformSettings } from '#domain/platform/settings.ts';
import { eq, inArray, lte, or } from 'drizzle-orm';
import type { Flash } from '#contracts/fields.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { sessions, type Session as SessionRow, type SessionArea } from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { SignedUp } from './identity/sign-up.ts';
import type { OpenedLinks } from './share/session.ts';
import { endImpersonation } from './impersonation.ts';

/** What a session carries from one request to the next. */
export interface SessionData {
  flash?: Flash;
  errors?: Record<string, string>;
  details?: Record<string, unknown>;
  /** What was typed before a refusal, secrets left out. */
  oldInput?: Record<string, unknown>;
  /** Address that a signed-out visitor asked for. */
  intended?: string;
  /** The staff's own session (`idHash`), put aside while they act in a client's name: without it that ends. */
  staffSessionHash?: string;
  /** Why the password is asked for once more, and where the person goes on with it. */
  confirmation?: { reason: NonNullable<RouteRow['confirm']>; to: string };
  /** A sign-in that is not complete yet: see sign-in/pending.ts. */
  signIn?: unknown;
  /** What a guest has signed up with: whose address has an account already is shown the same as who has none. */
  signedUp?: SignedUp;
  /** The invitation into a network by whose link a guest came to sign up. */
  networkInvitationId?: string;
  /** Address of the last page shown: where a refusal goes back to. */
  previousUrl?: string;
  /** Links of shares that were opened in this browser. */
  links?: OpenedLinks;
}

export interface Session {
  idHash: string;
  userId: string | null;
  tenantId: string | null;
  area: SessionArea | null;
  csrfToken: string;
  data: SessionData;
  createdAt: Date;
  /** As far as it is written: at most once a minute. */
  lastSeenAt: Date;
  /** Names the session in lists. */
  publicId: string;
  deviceId: string | null;
  userAgent: string;
  ip: string | null;
  isRemembered: boolean;
  twoFactorAt: Date | null;
  confirmedPasswordAt: Date | null;
  impersonationId: string | null;
  /** Cookie to set with the answer; null when the browser already holds it. */
  newToken: string | null;
  isDirty: boolean;
  /** The page asks by itself, which says nothing of the person being there: their idle time goes on. */
  isIdle: boolean;
}

const minute = 60_000;
/** Signs of a user agent that are kept. */
const maxUserAgent = 400;
/** The settings that tell how long a session may be idle. */
type IdleSettings = Pick<PlatformSettings, 'sessionIdleMinutes' | 'staffIdleMinutes'>;

/** Idle and absolute life of a session by area (OWASP session management; shorter for staff). */
const lifetimes = {
  guest: (_settings: IdleSettings) => ({ idleMs: 120 * minute, absoluteMs: 720 * minute }),
  client: (settings: IdleSettings) => ({
    idleMs: settings.sessionIdleMinutes * minute,
    absoluteMs: 720 * minute,
  }),
  admin: (settings: IdleSettings) => ({
    idleMs: settings.staffIdleMinutes * minute,
    absoluteMs: 480 * minute,
  }),
};

/** Staff in a client's name stay staff: no longer than their own session would last. */
const lifetimeOf = (
  { area, impersonationId }: Pick<Session, 'area' | 'impersonationId'>,
  { config }: Pick<ServerDependencies, 'config'>,
) => lifetimes[impersonationId === null ? (area ?? 'guest') : 'admin'](config.settings);

/** The session of a cookie, or null when it is unknown or over. `isIdle`: see `Session`. */
export async function readSession(
  deps: ServerDependencies,
  token: string | null,
  isIdle = false,
): Promise<Session | null> {
  if (token === null) return null;
  const idHash = await sha256Hex(token);
  const [row] = await deps.db.select().from(sessions).where(eq(sessions.idHash, idHash)).limit(1);
  if (!row) return null;
  const now = deps.clock.systemNow();
  if (isOver(row, now, deps)) {
    await removeSession(deps, row, 'expired');
    return null;
  }
  const isDue = !isIdle && now.getTime() - row.lastSeenAt.getTime() > minute;
  return { ...fromRow(row, isDue), isIdle };
}

/** Whose session it is, and how it came about; the rest is a guest's. */
export type SessionStart = Pick<Session, 'userId' | 'tenantId' | 'area'> &
  Partial<
    Pick<
      Session,
      | 'data'
      | 'deviceId'
      | 'userAgent'
      | 'ip'
      | 'isRemembered'
      | 'twoFactorAt'
      | 'confirmedPasswordAt'
      | 'impersonationId'
    >
  >;

/** A new session, not yet stored. */
export async function createSession(deps: ServerDependencies, start: SessionStart): Promise<Session> {
  const token = randomToken();
  return {
    idHash: await sha256Hex(token),
    userId: start.userId,
    tenantId: start.tenantId,
    area: start.area,
    csrfToken: randomToken(),
    data: start.data ?? {},
    createdAt: deps.clock.systemNow(),
    lastSeenAt: deps.clock.systemNow(),
    publicId: deps.newId(),
    deviceId: start.deviceId ?? null,
    userAgent: (start.userAgent ?? '').slice(0, maxUserAgent),
    ip: start.ip ?? null,
    isRemembered: start.isRemembered ?? false,
    twoFactorAt: start.twoFactorAt ?? null,
    confirmedPasswordAt: start.confirmedPasswordAt ?? null,
    impersonationId: start.impersonationId ?? null,
    newToken: token,
    isDirty: true,
    isIdle: false,
  };
}

/**
 * Writes what changed; a session that is only read costs one write a minute. One that was ended during the
 * request is not written again: only what this request has opened is new.
 */
export async function saveSession(deps: ServerDependencies, session: Session): Promise<void> {
  if (!session.isDirty) return;
  const now = deps.clock.systemNow();
  const lifetime = lifetimeOf(session, deps);
  const row = {
    userId: session.userId,
    tenantId: session.tenantId,
    area: session.area,
    csrfToken: session.csrfToken,
    deviceId: session.deviceId,
    userAgent: session.userAgent,
    ip: session.ip,
    isRemembered: session.isRemembered,
    twoFactorAt: session.twoFactorAt,
    confirmedPasswordAt: session.confirmedPasswordAt,
    impersonationId: session.impersonationId,
    data: { ...session.data },
    lastSeenAt: session.isIdle ? session.lastSeenAt : now,
    expiresAt: new Date(session.createdAt.getTime() + lifetime.absoluteMs),
  };
  const { idHash, publicId, createdAt, newToken } = session;
  if (newToken === null) await deps.db.update(sessions).set(row).where(eq(sessions.idHash, idHash));
  else {
    const authenticatedAt = session.userId === null ? null : createdAt;
    await deps.db
      .insert(sessions)
      .values({ ...row, idHash, publicId, createdAt, authenticatedAt })
      .onConflictDoUpdate({ target: sessions.idHash, set: row });
  }
  const aside = session.data.staffSessionHash;
  if (aside !== undefined) {
    await deps.db.update(sessions).set({ lastSeenAt: row.lastSeenAt }).where(eq(sessions.idHash, aside));
  }
  session.isDirty = false;
}

/** Removes sessions that are over, so that the table does not grow with each passer-by. */
export async function purgeSessions(deps: ServerDependencies): Promise<void> {
  const now = deps.clock.systemNow();
  const lives = Object.values(lifetimes).map((lifeOf) => lifeOf(deps.config.settings).idleMs);
  await deps.db
    .delete(sessions)
    .where(
      or(
        lte(sessions.expiresAt, now),
        lte(sessions.lastSeenAt, new Date(now.getTime() - Math.max(...lives))),
      ),
    );
}

/**
 * Ends a session for good, and the realtime connections that had rights in it. With one in a client's name end
 * the impersonation and the staff's session that was put aside.
 *
 * @param successor the same person's next session, when only the identifier changes: connections stay
 */
export async function destroySession(
  deps: ServerDependencies,
  session: Session,
  successor: Session | null = null,
): Promise<void> {
  if (successor === null) await removeSession(deps, session, 'signed-out');
  else await deps.db.delete(sessions).where(eq(sessions.idHash, session.idHash));
  const sessionId = session.idHash;
  await deps.events.publish([
    successor === null ? { kind: 'cut', sessionId } : { kind: 'rebind', sessionId, nextId: successor.idHash },
  ]);
}

async function removeSession(
  { db, clock }: ServerDependencies,
  { idHash, impersonationId, data }: Pick<Session, 'idHash' | 'impersonationId' | 'data'>,
  reason: 'expired' | 'signed-out',
): Promise<void> {
  const aside = data.staffSessionHash;
  await db.delete(sessions).where(inArray(sessions.idHash, aside === undefined ? [idHash] : [idHash, aside]));
  if (impersonationId !== null) await endImpersonation(db, impersonationId, reason, clock.systemNow());
}

/** When a session ends of itself, and sooner without a request, seen from one that is under way. */
export function endsOf(
  session: Session,
  now: Date,
  deps: Pick<ServerDependencies, 'config'>,
): { expiresAt: Date; idleExpiresAt: Date } {
  const { idleMs, absoluteMs } = lifetimeOf(session, deps);
  // What is not to be written keeps the time of the last request that was.
  const seenAt = session.isDirty && !session.isIdle ? now : session.lastSeenAt;
  return {
    expiresAt: new Date(session.createdAt.getTime() + absoluteMs),
    idleExpiresAt: new Date(seenAt.getTime() + idleMs),
  };
}

/** True when a session has been idle, or has lived, for too long. */
export function isOver(row: SessionRow, now: Date, deps: Pick<ServerDependencies, 'config'>): boolean {
  const { idleMs } = lifetimeOf(row, deps);
  return row.expiresAt <= now || now.getTime() - row.lastSeenAt.getTime() > idleMs;
}

function fromRow(row: SessionRow, isDirty: boolean): Omit<Session, 'isIdle'> {
  return {
    idHash: row.idHash,
    userId: row.userId,
    tenantId: row.tenantId,
    area: row.area,
    csrfToken: row.csrfToken,
    data: row.data,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    publicId: row.publicId,
    deviceId: row.deviceId,
    userAgent: row.userAgent,
    ip: row.ip,
    isRemembered: row.isRemembered,
    twoFactorAt: row.twoFactorAt,
    confirmedPasswordAt: row.confirmedPasswordAt,
    impersonationId: row.impersonationId,
    newToken: null,
    isDirty,
  };
}
