import { eq, sql } from 'drizzle-orm';
import { throttles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from './dependencies.ts';

/**
 * Counts one attempt under a key; gives the seconds to wait when the limit is passed, else null.
 *
 * @param limit attempts allowed in each window of `windowS` seconds
 */
export async function hitThrottle(
  deps: ServerDependencies,
  key: string,
  limit: number,
  windowS: number,
): Promise<number | null> {
  const { hits, waitS } = await countAttempt(deps, key, windowS);
  return hits <= limit ? null : waitS;
}

/**
 * Counts one attempt under a key, or some other amount; gives how many there were in this window, and the seconds
 * until its end.
 */
export async function countAttempt(
  deps: ServerDependencies,
  key: string,
  windowS: number,
  amount = 1,
): Promise<{ hits: number; waitS: number }> {
  const now = deps.clock.systemNow();
  const resetsAt = new Date(now.getTime() + windowS * 1000);
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}`;
  const [row] = await deps.db
    .insert(throttles)
    .values({ key, hits: amount, resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then ${amount}::integer else ${throttles.hits} + ${amount}::integer end`,
        resetsAt: sql`case when ${isOver} then ${resetsAt.toISOString()}::timestamptz else ${throttles.resetsAt} end`,
      },
    })
    .returning();
  return { hits: row?.hits ?? amount, waitS: secondsUntil(row?.resetsAt ?? resetsAt, now) };
}

/** Seconds until the limit of a key is lifted; 0 when it is not reached. Counts nothing. */
export async function waitOfThrottle(deps: ServerDependencies, key: string, limit: number): Promise<number> {
  const now = deps.clock.systemNow();
  const [row] = await deps.db.select().from(throttles).where(eq(throttles.key, key)).limit(1);
  if (!row || row.hits < limit || row.resetsAt <= now) return 0;
  return secondsUntil(row.resetsAt, now);
}

const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));

/** Forgets the attempts under a key, after a success. */
export async function clearThrottle(deps: ServerDependencies, key: string): Promise<void> {
  await deps.db.delete(throttles).where(eq(throttles.key, key));
}
