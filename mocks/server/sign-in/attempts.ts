import { eq, sql } from 'drizzle-orm';
import { blockingFailures, waitMinutes } from '#domain/identity/lock-out.ts';
import { users } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { countAttempt, waitOfThrottle } from '../throttle.ts';

/** Whether a password or a code may be looked at: counted as a failure already until it is given back. */
export type Attempt =
  | { readonly outcome: 'open'; readonly failures: number }
  | { readonly outcome: 'wait'; readonly waitS: number }
  | { readonly outcome: 'blocked' };

const minuteMs = 60_000;
const dayS = 86_400;

/**
 * Counts a try before it is looked at, so that tries made at once count as well; from the fifth on, one at a
 * time is let through.
 */
export async function claimAttempt({ db, clock }: ServerDependencies, userId: string): Promise<Attempt> {
  return db.transaction(async (tx) => {
    const now = clock.systemNow();
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.blockedAt !== null) return { outcome: 'blocked' };
    if (user.lockedUntil !== null && user.lockedUntil > now) {
      return { outcome: 'wait', waitS: Math.ceil((user.lockedUntil.getTime() - now.getTime()) / 1000) };
    }
    const failures = user.failedAttempts + 1;
    const waitMs = waitMinutes(failures) * minuteMs;
    const lockedUntil = waitMs === 0 ? null : new Date(now.getTime() + waitMs);
    await tx.update(users).set({ failedAttempts: failures, lockedUntil }).where(eq(users.id, userId));
    return { outcome: 'open', failures };
  });
}

/** Takes back what `claimAttempt` counted: the try was right. Those before it count until the session opens. */
export async function releaseAttempt({ db }: ServerDependencies, userId: string): Promise<void> {
  const failedAttempts = sql`greatest(${users.failedAttempts} - 1, 0)`;
  await db.update(users).set({ failedAttempts, lockedUntil: null }).where(eq(users.id, userId));
}

/**
 * The same waits and the same block for an address without an account, so that they do not tell which
 * addresses have one. Forgotten after a day.
 */
export async function claimUnknown(deps: ServerDependencies, name: string): Promise<Attempt> {
  const key = `sign-in-failures:${name}`;
  const waitKey = `sign-in-wait:${name}`;
  const waitS = await waitOfThrottle(deps, waitKey, 1);
  const isBlocked = (await waitOfThrottle(deps, key, blockingFailures)) > 0;
  if (isBlocked) return { outcome: 'blocked' };
  if (waitS > 0) return { outcome: 'wait', waitS };
  const { hits: failures } = await countAttempt(deps, key, dayS);
  const minutes = waitMinutes(failures);
  if (minutes > 0) await countAttempt(deps, waitKey, minutes * 60);
  return { outcome: 'open', failures };
}
