import { and, eq } from 'drizzle-orm';
import { sessions, users, type User } from '#mocks/db/schema/index.ts';
import { isAdmitted } from './actor.ts';
import { audit } from './audit.ts';
import { cookieValue } from './cookies.ts';
import type { ServerDependencies } from './dependencies.ts';
import { mailHref } from './mail/href.ts';
import { brandOf, companiesOf } from './memberships.ts';
import { securityHref } from './identity/account-page.ts';
import { hasTwoFactor } from './identity/two-factor-secret.ts';
import { findDevice, isTrusted } from './sign-in/devices.ts';
import { mailTo, queueMail } from './mail/queue.ts';
import { rememberCookie, rememberCookieLine, spendRememberToken } from './remember.ts';
import { createSession, type Session } from './session.ts';
import { requestDetailsOf } from './sign-in/request-details.ts';

/** What is known of a request before its session is. */
export interface Arrival {
  readonly deps: ServerDependencies;
  readonly request: Request;
  readonly requestId: string;
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly setCookies: string[];
}

/**
 * Opens a session for a browser that asked to stay signed in; null when it did not, or when its token is
 * no longer good (the cookie is then removed).
 */
export async function resumeRemembered(arrival: Arrival, guest: Session | null): Promise<Session | null> {
  const { deps, request, cookies, setCookies } = arrival;
  const cookie = cookieValue(cookies, rememberCookie);
  if (cookie === null) return null;
  const spent = await spendRememberToken(deps, cookie);
  const user = spent && (await findUser(deps, spent.userId));
  if (spent?.outcome === 'copied' && user) await notifyTheft(arrival, user);
  const place = spent?.outcome === 'good' && user ? await placeOf(arrival, user) : null;
  if (spent?.outcome !== 'good' || place === null) {
    setCookies.push(rememberCookieLine(deps, null));
    return null;
  }
  setCookies.push(rememberCookieLine(deps, spent.nextCookie));
  return createSession(deps, {
    userId: spent.userId,
    ...place,
    area: 'client',
    data: guest?.data ?? {},
    userAgent: request.headers.get('user-agent') ?? '',
    ip: ipOf(request),
    isRemembered: true,
  });
}

const ipOf = (request: Request): string | null => request.headers.get('x-real-ip');

async function findUser({ db }: ServerDependencies, userId: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user ?? null;
}

/**
 * Where a remembered person goes on: in the company where they worked last, in their first one, or with the
 * brand that they steer; null for nowhere. Staff are never remembered, and where a second factor is on, the
 * browser must be trusted as well.
 */
async function placeOf(
  { deps, cookies }: Arrival,
  user: User,
): Promise<Pick<Session, 'tenantId' | 'twoFactorAt' | 'deviceId'> | null> {
  const { db } = deps;
  if (!isAdmitted(user) || user.kind !== 'client') return null;
  const device = await findDevice({ cookies, unscoped: db }, user.id);
  const now = deps.clock.systemNow();
  const isFactored = hasTwoFactor(user);
  if (isFactored && !isTrusted(device, now)) return null;
  const given = { twoFactorAt: isFactored ? now : null, deviceId: device?.id ?? null };
  const [first] = await companiesOf(db, user.id);
  if (first) return { ...given, tenantId: first.id };
  return (await brandOf(db, user.id)) === null ? null : { ...given, tenantId: null };
}

/** A token shown twice was copied: the sessions that it may have opened end, and its owner is told. */
async function notifyTheft({ deps, request, requestId, url }: Arrival, user: User): Promise<void> {
  const ip = ipOf(request);
  const ended = await deps.db.transaction(async (tx) => {
    const rows = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.isRemembered, true)))
      .returning({ sessionId: sessions.idHash });
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, user.id));
    await queueMail({ deps }, tx, 'remember.theft', mailTo(user), {
      ...requestDetailsOf(deps, request, user.locale),
      href: mailHref({ deps, url }, securityHref(deps.routes, user)),
    });
    const subject = { type: 'user', id: user.id, label: user.email, actorId: user.id };
    await audit({ deps, actor: null, ip, requestId }, tx, 'auth.remember_theft', subject, {}, 'denied');
    return rows;
  });
  await deps.events.publish(ended.map(({ sessionId }) => ({ kind: 'cut' as const, sessionId })));
}
