import type { Job } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { describeError } from '../refuse.ts';
import { claimJob } from './claim.ts';
import { jobLanes, placesOf, type JobLane } from './define.ts';
import { openPlaces } from './places.ts';
import { enqueueDueTasks } from './recurring.ts';
import type { JobRegistry } from './registry.ts';
import { kindsOf, runClaimed, type JobEnd, type RunOptions } from './run-due.ts';

/** A job is looked for this soon after it was announced: its transaction must have ended. */
const wakeDelayMs = 150;
/** Other processes do not announce their jobs. */
const pollEveryMs = 5000;
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

/**
 * Runs the jobs of one lane, as many at once as it has places; recurring tasks are looked for by the main one. Each
 * job that was taken makes the next be looked for, so that those of others start beside it.
 */
function startLane(
  deps: ServerDependencies,
  registry: JobRegistry,
  lane: JobLane,
  { leaving, onEnd }: Pick<RunOptions, 'leaving' | 'onEnd'>,
): JobRunner {
  const kinds = kindsOf(registry, lane);
  const places = openPlaces(placesOf[lane]);
  const works = new Set<Promise<unknown>>();
  let isStopping = false;
  let tasksSeenAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enqueueTasks = async (): Promise<void> => {
    const nowMs = deps.clock.systemNow().getTime();
    if (lane !== 'main' || nowMs - tasksSeenAtMs < tasksEveryMs) return;
    tasksSeenAtMs = nowMs;
    await enqueueDueTasks(deps, registry.tasks);
  };
  const claimNext = async (): Promise<Job | null> => {
    const passedOver = places.passedOver();
    if (isStopping || passedOver === null) return null;
    await enqueueTasks();
    const job = await claimJob(deps, kinds, passedOver);
    if (job !== null) places.take(job);
    return job;
  };
  /** One claim after the other: which places are free is known once the job before has its own. */
  let claiming: Promise<unknown> = Promise.resolve();
  const claim = (): Promise<Job | null> => {
    const claimed = claiming.then(claimNext);
    claiming = claimed.catch(() => undefined);
    return claimed;
  };
  const work = async (): Promise<void> => {
    for (let job = await claim(); job !== null; job = await claim()) {
      look();
      try {
        await runClaimed(deps, registry, job, { ...(leaving && { leaving }), ...(onEnd && { onEnd }) });
      } finally {
        places.leave(job);
      }
    }
  };
  function look(): void {
    const working = work()
      .catch((error: unknown) =>
        deps.log.error('jobs could not be looked for', { lane, error: describeError(error) }),
      )
      .finally(() => works.delete(working));
    works.add(working);
  }
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      isWoken = false;
      look();
      schedule(pollEveryMs);
    }, delayMs);
  };
  let isWoken = true;
  const unlisten = deps.jobs.onWake(() => {
    if (!isWoken) schedule(wakeDelayMs);
    isWoken = true;
  });
  schedule(wakeDelayMs);

  return {
    stop: async () => {
      isStopping = true;
      unlisten();
      clearTimeout(timer);
      while (works.size > 0) await Promise.all(works);
    },
  };
}
