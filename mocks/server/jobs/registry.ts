import type { JobDefinition } from './define.ts';
import { taskJob, type RecurringTask } from './recurring.ts';

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
  const all: readonly JobDefinition[] = [...definitions, ...tasks.map((task) => taskJob(task))];
  const kinds = all.map(({ kind }) => kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice !== undefined) throw new RangeError(`two jobs are called ${twice}`);
  return { jobs: new Map(all.map((definition) => [definition.kind, definition])), tasks };
}
