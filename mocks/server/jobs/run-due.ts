import type { ServerDependencies } from '../dependencies.ts';
import { claimJob } from './claim.ts';
import { enqueueDueTasks } from './recurring.ts';
import type { JobRegistry } from './registry.ts';
import { runJob } from './run-job.ts';

/**
 * Runs, one after the other, every job that is due, recurring tasks included.
 *
 * @param isStopping asked between two jobs
 * @returns how many runs were made
 */
export async function runDueJobs(
  deps: ServerDependencies,
  registry: JobRegistry,
  isStopping: () => boolean = () => false,
): Promise<number> {
  await enqueueDueTasks(deps, registry.tasks);
  return runWaitingJobs(deps, registry, isStopping);
}

/** As `runDueJobs`, without looking for recurring tasks. */
export async function runWaitingJobs(
  deps: ServerDependencies,
  registry: JobRegistry,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const kinds = [...registry.jobs.keys()];
  for (let count = 0; ; count += 1) {
    const job = isStopping() ? null : await claimJob(deps, kinds);
    const definition = job && registry.jobs.get(job.kind);
    if (!job || !definition) return count;
    await runJob(deps, definition, job);
  }
}
