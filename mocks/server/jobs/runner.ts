import type { ServerDependencies } from '../dependencies.ts';
import { describeError } from '../refuse.ts';
import { jobLanes, type JobLane } from './define.ts';
import type { JobRegistry } from './registry.ts';
import { runDueJobs, runWaitingJobs, type JobEnd, type RunOptions } from './run-due.ts';

/** A job is looked for this soon after it was announced: its transaction must have ended. */
const wakeDelayMs = 150;
/** Other processes do not announce their jobs. */
const lookEveryMs = 5000;
/** Recurring tasks are due to the minute. */
const tasksEveryMs = 30_000;
/** Time that running jobs have to end when the runner is stopped. */
const stopPatienceMs = 5000;

/** A runner at work. */
export interface JobRunner {
  /** Takes no other job, lets the running ones end, and leaves those that take too long to another runner. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  onEnd?: (end: JobEnd) => void;
  /** Milliseconds that running jobs have to end when the runner is stopped. */
  patienceMs?: number;
}

/** Runs jobs in the background of this process until it is stopped, each lane beside the others. */
export function startJobRunner(
  deps: ServerDependencies,
  registry: JobRegistry,
  { onEnd, patienceMs = stopPatienceMs }: JobRunnerOptions = {},
): JobRunner {
  const leaving = new AbortController();
  const lanes = jobLanes.map((lane) =>
    startLane(deps, registry, lane, { leaving: leaving.signal, ...(onEnd && { onEnd }) }),
  );
  return {
    stop: async () => {
      const stopped = Promise.all(lanes.map((lane) => lane.stop()));
      const timer = setTimeout(() => leaving.abort(new Error('the runner is stopping')), patienceMs);
      await stopped;
      clearTimeout(timer);
    },
  };
}

/** Runs the jobs of one lane; recurring tasks are looked for by the main one. */
function startLane(
  deps: ServerDependencies,
  registry: JobRegistry,
  lane: JobLane,
  options: RunOptions,
): JobRunner {
  let isStopping = false;
  let tasksSeenAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** A run is due in a moment, or due again after the present one. */
  let isWoken = false;

  const look = async (): Promise<void> => {
    const nowMs = deps.clock.systemNow().getTime();
    const areTasksDue = lane === 'main' && nowMs - tasksSeenAtMs >= tasksEveryMs;
    if (areTasksDue) tasksSeenAtMs = nowMs;
    const run = areTasksDue ? runDueJobs : runWaitingJobs;
    try {
      await run(deps, registry, { ...options, lane, isStopping: () => isStopping });
    } catch (error) {
      deps.log.error('jobs could not be looked for', { lane, error: describeError(error) });
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
