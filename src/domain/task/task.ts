import { addToDay, day, weekdayOf, type Day } from '../time/day.ts';

/** Where a task stands, in the order of the board. */
export const taskStates = ['todo', 'in_progress', 'blocked', 'done', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** The least pressing first. */
export const taskPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** How often a task comes again. */
export const recurrenceUnits = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type RecurrenceUnit = (typeof recurrenceUnits)[number];

/** Most units between two occurrences. */
export const maxRecurrenceInterval = 99;

/** One point of a checklist. */
export interface ChecklistItem {
  readonly label: string;
  readonly isDone: boolean;
}

const nextStates: Readonly<Record<TaskState, readonly TaskState[]>> = {
  todo: ['in_progress', 'blocked', 'done', 'cancelled'],
  in_progress: ['todo', 'blocked', 'done', 'cancelled'],
  // What blocks it is lifted first: a blocked task was not worked on.
  blocked: ['todo', 'in_progress', 'cancelled'],
  done: ['todo', 'in_progress'],
  cancelled: ['todo'],
};

/** The states that a task can take from the one in which it is. */
export const statesAfter = (from: TaskState): readonly TaskState[] => nextStates[from];

/** Nothing more is to be done. */
export const isClosed = (state: TaskState): boolean => state === 'done' || state === 'cancelled';

/** The states in which something is still to be done. */
export const openTaskStates = taskStates.filter((state) => !isClosed(state));

/** How many points of a checklist are not ticked. */
export const remainingCount = (checklist: readonly ChecklistItem[]): number =>
  checklist.filter(({ isDone }) => !isDone).length;

/** How pressing a due day is; `week` ends on Sunday. */
export type DueState = 'none' | 'overdue' | 'today' | 'week' | 'later';

/** The Sunday of a day's week. */
export const endOfWeek = (of: Day): Day => addToDay(of, { days: 7 - weekdayOf(of) });

/** How pressing a task is; a closed one is no longer due. */
export function dueStateOf(
  { status, dueOn }: { readonly status: TaskState; readonly dueOn: string | null },
  today: Day,
): DueState {
  if (dueOn === null || isClosed(status)) return 'none';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  return dueOn <= endOfWeek(today) ? 'week' : 'later';
}

/** How a task comes again; `until` is the last day on which it may be due. */
export interface Recurrence {
  readonly unit: RecurrenceUnit;
  readonly interval: number;
  readonly until: string | null;
}

const durationUnits = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const;

/**
 * The day on which the next occurrence is due: counted from the day on which this one was, and never before `today`,
 * so that a task finished late does not leave overdue ones behind it.
 *
 * @returns null once the recurrence has ended
 */
export function nextDueOn({ unit, interval, until }: Recurrence, dueOn: Day, today: Day): Day | null {
  const after = (count: number): Day => addToDay(dueOn, { [durationUnits[unit]]: interval * count });
  let count = 1;
  while (after(count) < today) count += 1;
  const next = after(count);
  return until !== null && next > day(until) ? null : next;
}
