import { and, eq, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { jobs, type Job } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** A lease long enough to read the job's kind; the run sets its own. */
const claimLeaseS = 60;

/** Companies whose jobs are not to be taken now: some, or all. */
export type SkippedTenants = readonly string[] | 'all';

/**
 * Takes the job that has waited longest, or one whose runner was lost; null when none is due. Two runners
 * never get the same one: locked rows are passed over.
 *
 * @param kinds those that this runner knows
 * @param passedOver companies whose jobs wait; none unless given
 */
export async function claimJob(
  deps: ServerDependencies,
  kinds: readonly string[],
  passedOver: SkippedTenants = [],
): Promise<Job | null> {
  if (kinds.length === 0) return null;
  const now = deps.clock.systemNow();
  const next = deps.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [...kinds]),
        isOfOthers(passedOver),
        or(
          and(eq(jobs.status, 'queued'), lte(jobs.runAt, now)),
          and(eq(jobs.status, 'running'), lte(jobs.leaseUntil, now)),
        ),
      ),
    )
    .orderBy(jobs.runAt, jobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await deps.db
    .update(jobs)
    .set({
      status: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      leaseUntil: new Date(now.getTime() + claimLeaseS * 1000),
      updatedAt: now,
    })
    .where(inArray(jobs.id, next))
    .returning();
  return job ?? null;
}

function isOfOthers(passedOver: SkippedTenants): SQL | undefined {
  if (passedOver === 'all') return isNull(jobs.tenantId);
  if (passedOver.length === 0) return undefined;
  return or(isNull(jobs.tenantId), notInArray(jobs.tenantId, [...passedOver]));
}
