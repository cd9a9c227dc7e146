import { lte } from 'drizzle-orm';
import { oneTimeTokens, rememberTokens, throttles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from './dependencies.ts';
import { purgeSessions } from './session.ts';

/**
 * Removes what is over: sessions, remembered browsers, links that are good once, counters of attempts.
 * Otherwise these tables would grow with each passer-by.
 */
export async function purgeOver(deps: ServerDependencies): Promise<void> {
  const now = deps.clock.systemNow();
  await purgeSessions(deps);
  await deps.db.delete(rememberTokens).where(lte(rememberTokens.expiresAt, now));
  await deps.db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
  await deps.db.delete(throttles).where(lte(throttles.resetsAt, now));
}
