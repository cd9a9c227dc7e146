import type { ServerDependencies } from '../dependencies.ts';
import { describeError } from '../refuse.ts';
import type { JobRegistry } from './registry.ts';
import { runDueJobs, runWaitingJobs } from './run-due.ts';

/** A job is looked for this soon after it was announced: its transaction must have ended. */
const wakeDelayMs = 150;
/** Other processes do not announce their jobs. */
const lookEveryMs = 5000;
/** Recurring tasks are due to the minute. */
const tasksEveryMs = 30_000;

/** A runner at work. */
export interface JobRunner {
  /** Lets the running job end, and takes no other. */
  stop(): Promise<void>;
}

/** Runs jobs in the background of this process until it is stopped. */
export function startJobRunner(deps: ServerDependencies, registry: JobRegistry): JobRunner {
  let isStopping = false;
  let tasksSeenAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** A run is due in a moment, or due again after the present one. */
  let isWoken = false;

  const look = async (): Promise<void> => {
    const nowMs = deps.clock.systemNow().getTime();
    const areTasksSeen = nowMs - tasksSeenAtMs < tasksEveryMs;
    if (!areTasksSeen) tasksSeenAtMs = nowMs;
    const run = areTasksSeen ? runWaitingJobs : runDueJobs;
    try {
      await run(deps, registry, () => isStopping);
    } catch (error) {
      deps.log.error('jobs could not be looked for', { error: describeError(error) });
    }
  };
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      isWoken = false;
      running = look().then(() => {
        running = null;
        schedule(isWoken ? wakeDelayMs : lookEveryMs);
      });
    }, delayMs);
  };
  const unlisten = deps.jobs.onWake(() => {
    if (!isWoken && running === null) schedule(wakeDelayMs);
    isWoken = true;
  });
  schedule(wakeDelayMs);

  return {
    stop: async () => {
      isStopping = true;
      unlisten();
      clearTimeout(timer);
      await running;
    },
  };
}
