import { eq, inArray, sql } from 'drizzle-orm';
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

/** Counts one attempt under a key; gives how many there were in this window, and the seconds until its end. */
export async function countAttempt(
  deps: ServerDependencies,
  key: string,
  windowS: number,
): Promise<{ hits: number; waitS: number }> {
  const [counted] = await countAttempts(deps, [{ key, windowS, amount: 1 }]);
  return counted ?? { hits: 1, waitS: windowS };
}

/** What is counted under a key, in a window of its own. */
interface Counting {
  readonly key: string;
  readonly windowS: number;
  readonly amount: number;
}

/** Counts under several keys in one statement; gives of each what it has come to, as `countAttempt` does. */
export async function countAttempts<Given extends Counting>(
  deps: ServerDependencies,
  given: readonly Given[],
): Promise<(Given & { readonly hits: number; readonly waitS: number })[]> {
  const now = deps.clock.systemNow();
  const values = given.map(({ key, windowS, amount }) => ({
    key,
    hits: amount,
    resetsAt: new Date(now.getTime() + windowS * 1000),
  }));
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}`;
  const rows = await deps.db
    .insert(throttles)
    .values(values)
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then excluded.hits else ${throttles.hits} + excluded.hits end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning();
  return given.map((one) => {
    const row = rows.find(({ key }) => key === one.key);
    const resetsAt = row?.resetsAt ?? new Date(now.getTime() + one.windowS * 1000);
    return { ...one, hits: row?.hits ?? one.amount, waitS: secondsUntil(resetsAt, now) };
  });
}

/** Seconds until the limit of a key is lifted; 0 when it is not reached. Counts nothing. */
export const waitOfThrottle = (deps: ServerDependencies, key: string, limit: number): Promise<number> =>
  longestWait(deps, [{ key, most: limit }]);

/** The same for several keys, in one statement: until none of their limits holds any more. */
export async function longestWait(
  deps: ServerDependencies,
  limits: readonly { readonly key: string; readonly most: number }[],
): Promise<number> {
  const now = deps.clock.systemNow();
  const keys = limits.map(({ key }) => key);
  const rows = await deps.db.select().from(throttles).where(inArray(throttles.key, keys));
  const reached = rows.filter(
    ({ key, hits, resetsAt }) =>
      resetsAt > now && hits >= (limits.find((limit) => limit.key === key)?.most ?? Infinity),
  );
  return Math.max(0, ...reached.map(({ resetsAt }) => secondsUntil(resetsAt, now)));
}

const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));

/** Forgets the attempts under a key, after a success. */
export async function clearThrottle(deps: ServerDependencies, key: string): Promise<void> {
  await deps.db.delete(throttles).where(eq(throttles.key, key));
}
