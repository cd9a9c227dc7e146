import { lte } from 'drizzle-orm';
import { devices, oneTimeTokens, rememberTokens, throttles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from './dependencies.ts';
import { purgeSessions } from './session.ts';

/** A browser from which nobody signed in for so long is not known any more. */
const deviceLifeMs = 365 * 86_400_000;

/**
 * Removes what is over: sessions, remembered and known browsers, links that are good once, counters of attempts.
 * Otherwise these tables would grow with each passer-by.
 */
export async function purgeOver(deps: ServerDependencies): Promise<void> {
  const now = deps.clock.systemNow();
  await purgeSessions(deps);
  await deps.db.delete(rememberTokens).where(lte(rememberTokens.expiresAt, now));
  await deps.db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
  const forgottenAt = new Date(now.getTime() - deviceLifeMs);
  await deps.db.delete(devices).where(lte(devices.lastSeenAt, forgottenAt));
  await deps.db.delete(throttles).where(lte(throttles.resetsAt, now));
}
