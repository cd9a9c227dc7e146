import { jobs } from '#mocks/handlers/jobs/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { startJobRunner } from '#mocks/server/jobs/runner.ts';

const lockName = 'ilot-jobs';

/** Runs jobs in one tab of this browser: the first, and another one when it is closed. */
export function runJobsInOneTab(deps: ServerDependencies): void {
  void navigator.locks.request(lockName, () => {
    startJobRunner(deps, jobs);
    // The lock is held for as long as the tab lives.
    return new Promise<never>(() => undefined);
  });
}
