import { lte } from 'drizzle-orm';
import { oneTimeTokens, rememberTokens, throttles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from './dependencies.ts';
import { purgeSessions } from './session.ts';

/** Time between two removals of what is over. */
const intervalMs = 600_000;

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

/** Gives a function that removes what is over, at most every ten minutes: where no job runner is at work. */
export function createPurge(deps: ServerDependencies): () => Promise<void> {
  let purgedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = deps.clock.systemNow();
    if (now.getTime() - purgedAtMs < intervalMs) return;
    purgedAtMs = now.getTime();
    await purgeOver(deps);
  };
}
