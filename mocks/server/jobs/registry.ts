import type { JobDefinition } from './define.ts';
import { recurringJob, type RecurringTask } from './recurring.ts';

/** All that runs outside of requests. */
export interface JobRegistry {
  /** Kinds of jobs by name. */
  readonly jobs: ReadonlyMap<string, JobDefinition>;
  readonly tasks: readonly RecurringTask[];
}

/** Puts kinds and recurring tasks together. @throws RangeError when two have one name */
export function jobRegistry(
  definitions: readonly JobDefinition[],
  tasks: readonly RecurringTask[],
): JobRegistry {
  const all: readonly JobDefinition[] = [...definitions, recurringJob(tasks)];
  for (const names of [all.map(({ kind }) => kind), tasks.map(({ name }) => name)]) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new RangeError(`two jobs are called ${twice}`);
  }
  return { jobs: new Map(all.map((definition) => [definition.kind, definition])), tasks };
}
