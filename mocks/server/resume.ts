import { eq } from 'drizzle-orm';
import { users } from '#mocks/db/schema/index.ts';
import { membershipOf } from './actor.ts';
import { cookieValue } from './cookies.ts';
import type { ServerDependencies } from './dependencies.ts';
import { rememberCookie, rememberCookieLine, spendRememberToken } from './remember.ts';
import { createSession, type Session } from './session.ts';

/**
 * Opens a session for a browser that asked to stay signed in; null when it did not, or when its token is
 * no longer good (the cookie is then removed).
 */
export async function resumeRemembered(
  deps: ServerDependencies,
  cookies: Readonly<Record<string, string | undefined>>,
  setCookies: string[],
  guest: Session | null,
): Promise<Session | null> {
  const cookie = cookieValue(cookies, rememberCookie);
  if (cookie === null) return null;
  const spent = await spendRememberToken(deps, cookie);
  const tenantId = spent && (await tenantOf(deps, spent.userId));
  if (!spent || tenantId === null) {
    setCookies.push(rememberCookieLine(deps, null));
    return null;
  }
  setCookies.push(rememberCookieLine(deps, spent.nextCookie));
  return createSession(deps, { userId: spent.userId, tenantId, area: 'client', data: guest?.data ?? {} });
}

/** The company in which a remembered person goes on; staff are never remembered. */
async function tenantOf(deps: ServerDependencies, userId: string): Promise<string | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user || user.status !== 'active') return null;
  return (await membershipOf(deps, userId, null))?.tenant.id ?? null;
}
