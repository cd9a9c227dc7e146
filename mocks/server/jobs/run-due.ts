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
  const kinds = [...registry.jobs.values()]
    .filter((definition) => lane === undefined || definition.lane === lane)
    .map(({ kind }) => kind);
  for (let count = 0; ; count += 1) {
    const job = isStopping() ? null : await claimJob(deps, kinds);
    const definition = job && registry.jobs.get(job.kind);
    if (!job || !definition) return count;
    const startedAt = performance.now();
    const outcome = await runJob(deps, definition, job, leaving);
    onEnd?.({ kind: job.kind, outcome, ms: performance.now() - startedAt });
  }
}
