import type { Job } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { claimJob } from './claim.ts';
import type { JobLane } from './define.ts';
import { enqueueDueTasks } from './recurring.ts';
import type { JobRegistry } from './registry.ts';
import { runJob, type JobOutcome } from './run-job.ts';

/** One run of a job, as it ended. */
export interface JobEnd {
  readonly kind: string;
  readonly outcome: JobOutcome;
  readonly ms: number;
}

export interface RunOptions {
  /** Jobs of this lane alone; of all lanes unless given. */
  lane?: JobLane;
  /** Asked between two jobs. */
  isStopping?: () => boolean;
  /** Makes the running job be left for another runner. */
  leaving?: AbortSignal;
  onEnd?: (end: JobEnd) => void;
}

/**
 * Runs, one after the other, every job that is due, recurring tasks included.
 *
 * @returns how many runs were made
 */
export async function runDueJobs(
  deps: ServerDependencies,
  registry: JobRegistry,
  options: RunOptions = {},
): Promise<number> {
  await enqueueDueTasks(deps, registry.tasks);
  return runWaitingJobs(deps, registry, options);
}

/** As `runDueJobs`, without looking for recurring tasks. */
export async function runWaitingJobs(
  deps: ServerDependencies,
  registry: JobRegistry,
  { lane, isStopping = () => false, leaving, onEnd }: RunOptions = {},
): Promise<number> {
  const kinds = kindsOf(registry, lane);
  for (let count = 0; ; count += 1) {
    const job = isStopping() ? null : await claimJob(deps, kinds);
    if (job === null) return count;
    await runClaimed(deps, registry, job, { ...(leaving && { leaving }), ...(onEnd && { onEnd }) });
  }
}

/** The kinds of job of one lane, or of all. */
export const kindsOf = (registry: JobRegistry, lane?: JobLane): string[] =>
  [...registry.jobs.values()]
    .filter((definition) => lane === undefined || definition.lane === lane)
    .map(({ kind }) => kind);

/** Runs a job that was claimed among the kinds of a registry, and tells how it ended. */
export async function runClaimed(
  deps: ServerDependencies,
  registry: JobRegistry,
  job: Job,
  { leaving, onEnd }: Pick<RunOptions, 'leaving' | 'onEnd'>,
): Promise<void> {
  const definition = registry.jobs.get(job.kind);
  if (definition === undefined) throw new RangeError(`no kind of job: ${job.kind}`);
  const startedAt = performance.now();
  const outcome = await runJob(deps, definition, job, leaving);
  onEnd?.({ kind: job.kind, outcome, ms: performance.now() - startedAt });
}
