import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { recurringRuns } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { dueAt, type Cadence } from './cadence.ts';
import { defineJob, type JobDefinition, type JobRun } from './define.ts';
import { enqueueJob } from './enqueue.ts';

/** Work of the platform that comes back by itself. What was missed while nothing ran is made up for once. */
export interface RecurringTask {
  readonly name: string;
  readonly every: Cadence;
  /** What it gives back is kept in the job as JSON. @throws to be tried again later */
  run(deps: ServerDependencies, run: JobRun): Promise<unknown>;
}

const payload = z.object({});

/** The kind of job that a task is when it is due. */
export const taskJob = (task: RecurringTask): JobDefinition<typeof payload> =>
  defineJob({ kind: `task.${task.name}`, payload, run: (deps, _nothing, run) => task.run(deps, run) });

/** Leaves a job for each task that has become due, once for all processes. */
export async function enqueueDueTasks(
  deps: ServerDependencies,
  tasks: readonly RecurringTask[],
): Promise<void> {
  const now = deps.clock.systemNow();
  for (const task of tasks) {
    const slot = dueAt(task.every, now);
    await deps.db.transaction(async (tx) => {
      const [isNew] = await tx
        .insert(recurringRuns)
        .values({ name: task.name, dueAt: slot })
        .onConflictDoUpdate({
          target: recurringRuns.name,
          set: { dueAt: sql`excluded.due_at` },
          setWhere: lt(recurringRuns.dueAt, slot),
        })
        .returning();
      if (isNew) await enqueueJob(deps, tx, taskJob(task), {}, { scope: 'platform' });
    });
  }
}
