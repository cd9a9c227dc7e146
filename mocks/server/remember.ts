import { eq } from 'drizzle-orm';
import { rememberTokens } from '#mocks/db/schema/index.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import { serializeCookie } from './cookies.ts';
import type { ServerDependencies } from './dependencies.ts';

export const rememberCookie = 'ilot_souvenir';

const dayMs = 86_400_000;
const dayS = 86_400;
const selectorPattern = /^[0-9a-z]{26}$/;

/** The `Set-Cookie` value that keeps a token on the browser, or takes it away. */
export function rememberCookieLine({ config }: ServerDependencies, token: string | null): string {
  return serializeCookie(rememberCookie, token ?? '', {
    maxAgeS: token === null ? 0 : config.settings.rememberDays * dayS,
    isHttpOnly: true,
    isSecure: config.isSecure,
  });
}

/**
 * Remembers a person on this browser: the cookie's value `selector.validator`.
 *
 * Only the validator's hash is stored, so that a leaked table opens nothing.
 */
export async function issueRememberToken(
  deps: ServerDependencies,
  userId: string,
  family: string = deps.newId(),
): Promise<string> {
  const selector = deps.newId();
  const validator = randomToken();
  await deps.db.insert(rememberTokens).values({
    selector,
    validatorHash: await sha256Hex(validator),
    family,
    userId,
    expiresAt: new Date(deps.clock.systemNow().getTime() + deps.config.settings.rememberDays * dayMs),
  });
  return `${selector}.${validator}`;
}

/** What became of a token: its owner comes in, with the one that follows it; or it was shown before. */
export type SpentToken =
  | { readonly outcome: 'good'; readonly userId: string; readonly nextCookie: string }
  | { readonly outcome: 'copied'; readonly userId: string };

/** Spends a token; null when it is not valid. One spent before betrays a copy: its family is then revoked. */
export async function spendRememberToken(
  deps: ServerDependencies,
  cookie: string,
): Promise<SpentToken | null> {
  const [selector, validator] = cookie.split('.');
  if (!selector || !validator || !selectorPattern.test(selector)) return null;
  const [row] = await deps.db
    .select()
    .from(rememberTokens)
    .where(eq(rememberTokens.selector, selector))
    .limit(1);
  if (!row || row.validatorHash !== (await sha256Hex(validator))) return null;
  const now = deps.clock.systemNow();
  if (row.usedAt !== null && now.getTime() - row.usedAt.getTime() > parallelUseMs) {
    await deps.db.delete(rememberTokens).where(eq(rememberTokens.family, row.family));
    return { outcome: 'copied', userId: row.userId };
  }
  if (row.expiresAt <= now) return null;
  await deps.db
    .update(rememberTokens)
    .set({ usedAt: row.usedAt ?? now })
    .where(eq(rememberTokens.selector, selector));
  const nextCookie = await issueRememberToken(deps, row.userId, row.family);
  return { outcome: 'good', userId: row.userId, nextCookie };
}

/** Two tabs that open at once may show the same token within this time. */
const parallelUseMs = 10_000;

/** Forgets the family of a cookie, at sign-out. */
export async function forgetRememberToken(deps: ServerDependencies, cookie: string): Promise<void> {
  const [selector] = cookie.split('.');
  if (!selector || !selectorPattern.test(selector)) return;
  const [row] = await deps.db
    .select()
    .from(rememberTokens)
    .where(eq(rememberTokens.selector, selector))
    .limit(1);
  if (row) await deps.db.delete(rememberTokens).where(eq(rememberTokens.family, row.family));
}
