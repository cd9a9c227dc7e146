import { and, eq, lte, ne, or } from 'drizzle-orm';
import { jobs, outgoingMails } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

const dayMs = 86_400_000;
/** Jobs that ended well are of no more use soon; failures are kept to be looked into. */
const doneJobsKeptDays = 2;
const failedJobsKeptDays = 90;
/** Bodies of mails are kept for twenty-four months. */
const bodiesKeptDays = 730;

const daysAgo = ({ clock }: ServerDependencies, days: number): Date =>
  new Date(clock.systemNow().getTime() - days * dayMs);

/** Forgets jobs that have ended long enough ago. */
export async function purgeFinishedJobs(deps: ServerDependencies): Promise<void> {
  await deps.db
    .delete(jobs)
    .where(
      or(
        and(eq(jobs.status, 'done'), lte(jobs.finishedAt, daysAgo(deps, doneJobsKeptDays))),
        and(eq(jobs.status, 'failed'), lte(jobs.finishedAt, daysAgo(deps, failedJobsKeptDays))),
      ),
    );
}

/** Empties mails whose body need not be kept any longer; that they were sent stays known. */
export async function purgeMailBodies(deps: ServerDependencies): Promise<void> {
  await deps.db
    .update(outgoingMails)
    .set({ html: '', text: '' })
    .where(and(lte(outgoingMails.createdAt, daysAgo(deps, bodiesKeptDays)), ne(outgoingMails.html, '')));
}
