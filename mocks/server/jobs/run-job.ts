import { and, eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { jobs, type Job, type NewJob } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { redactText } from '#mocks/services/redact.ts';
import { describeError } from '../refuse.ts';
import { backOffS, type JobDefinition, type JobRun } from './define.ts';
import { reportFailure } from './report-failure.ts';

/** Longest text kept of what a job ran into. */
const maxErrorLength = 2000;

/** How a run ended: `retried` failed and is tried again, `failed` for good; `left` was given back unfinished. */
export type JobOutcome = 'done' | 'retried' | 'failed' | 'left';

/** A run took longer than its kind may. */
class JobTimeoutError extends Error {
  override readonly name = 'JobTimeoutError';

  constructor({ kind, limitS }: JobDefinition) {
    super(`${kind} did not end within ${limitS} s`);
  }
}

/**
 * Runs a job that was claimed, and writes down how it ended. Never throws for what the handler does.
 *
 * @param leaving gives the job back, as if this run had not been, so that another runner takes it
 */
export async function runJob(
  deps: ServerDependencies,
  definition: JobDefinition,
  job: Job,
  leaving?: AbortSignal,
): Promise<JobOutcome> {
  const facts = { job: job.id, kind: job.kind, attempt: job.attempts, tenantId: job.tenantId };
  // Lost too often while running: whatever kills the process must not do so for ever.
  if (job.attempts > definition.maxAttempts) {
    deps.log.error('job given up: its runner was lost each time', facts);
    await giveUp(deps, definition, job, 'lost while running');
    return 'failed';
  }
  try {
    await holdLease(deps, job, definition);
    const payload: unknown = definition.payload.parse(job.payload);
    const result = await withinLimit(definition, leaving, (signal) =>
      definition.run(deps, payload, runOf(deps, definition, job, signal)),
    );
    await write(deps, job, ending(deps, { status: 'done', result: result ?? null, error: null }));
    deps.log.info('job done', facts);
    return 'done';
  } catch (error) {
    if (leaving?.aborted !== true) return failed(deps, definition, job, error);
    deps.log.info('job left for another runner', facts);
    const runAt = deps.clock.systemNow();
    await write(deps, job, { status: 'queued', attempts: job.attempts - 1, runAt, leaseUntil: null });
    return 'left';
  }
}

/** Waits for a run as long as it may take, and not once it is to be left; whatever it still does is its own. */
async function withinLimit(
  definition: JobDefinition,
  leaving: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const ending = new AbortController();
  const over = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error));
  });
  const leave = (): void => ending.abort(leaving?.reason);
  if (leaving?.aborted) leave();
  leaving?.addEventListener('abort', leave);
  const timer = setTimeout(() => ending.abort(new JobTimeoutError(definition)), definition.limitS * 1000);
  const work = run(ending.signal);
  // Nobody waits any more for one that goes on.
  work.catch(() => undefined);
  over.catch(() => undefined);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener('abort', leave);
  }
}

function runOf(deps: ServerDependencies, definition: JobDefinition, job: Job, signal: AbortSignal): JobRun {
  return {
    id: job.id,
    tenantId: job.tenantId,
    createdBy: job.createdBy,
    attempt: job.attempts,
    isLastAttempt: job.attempts >= definition.maxAttempts,
    signal,
    progress: (done, total) => holdLease(deps, job, definition, { progress: { done, total } }),
  };
}

async function failed(
  deps: ServerDependencies,
  definition: JobDefinition,
  job: Job,
  error: unknown,
): Promise<JobOutcome> {
  const message = redactText(describeError(error));
  const facts = {
    job: job.id,
    kind: job.kind,
    attempt: job.attempts,
    tenantId: job.tenantId,
    error: message,
    stack: error instanceof Error ? error.stack : undefined,
  };
  const kept = { error: message.slice(0, maxErrorLength) };
  if (job.attempts >= definition.maxAttempts) {
    deps.log.error('job failed', facts);
    await giveUp(deps, definition, job, kept.error);
    await reportFailure(deps, job, message);
    return 'failed';
  }
  deps.log.warn('job will be tried again', facts);
  const runAt = new Date(deps.clock.systemNow().getTime() + backOffS(job.attempts) * 1000);
  await write(deps, job, { ...kept, status: 'queued', runAt, leaseUntil: null });
  return 'retried';
}

/** Ends the job as failed, and with it what waits for it. */
async function giveUp(
  deps: ServerDependencies,
  definition: JobDefinition,
  job: Job,
  error: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const isOurs = await write(deps, job, ending(deps, { status: 'failed', error }), tx);
    const payload = definition.payload.safeParse(job.payload);
    if (isOurs && payload.success) await definition.onGivenUp?.(deps, tx, payload.data, job);
  });
}

const ending = ({ clock }: ServerDependencies, change: Partial<NewJob>): Partial<NewJob> => ({
  ...change,
  leaseUntil: null,
  finishedAt: clock.systemNow(),
});

async function holdLease(
  deps: ServerDependencies,
  job: Job,
  definition: JobDefinition,
  more: Partial<NewJob> = {},
): Promise<void> {
  const leaseUntil = new Date(deps.clock.systemNow().getTime() + definition.leaseS * 1000);
  await write(deps, job, { ...more, leaseUntil });
}

/** Writes only while the job is still ours, and tells: another runner may have taken it over meanwhile. */
async function write(
  deps: ServerDependencies,
  job: Job,
  change: Partial<NewJob>,
  db: Database = deps.db,
): Promise<boolean> {
  const written = await db
    .update(jobs)
    .set({ ...change, updatedAt: deps.clock.systemNow() })
    .where(and(eq(jobs.id, job.id), eq(jobs.status, 'running'), eq(jobs.attempts, job.attempts)))
    .returning({ id: jobs.id });
  return written.length > 0;
}
