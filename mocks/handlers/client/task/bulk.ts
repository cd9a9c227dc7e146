import type * as z from 'zod';
import { bulkTasks } from '#contracts/client/task.ts';
import { remainingCount } from '#domain/task/task.ts';
import * as taskMessages from '#messages/client/task.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Task, tasks } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { bulkHandler } from '#mocks/server/records/bulk.ts';
import { withTags } from '#mocks/server/records/tags.ts';
import { memberNames } from '../operation/members.ts';
import { taskSource } from './list.ts';
import { movedColumns, obstacleTo } from './move.ts';
import { isTheirs, task } from './record.ts';

type Input = z.output<typeof bulkTasks.payload>;
type Columns = ColumnsOf<typeof tasks>;

const actions = {
  tags: 'tag',
  owner: 'assign',
  dueOn: 'schedule',
  priority: 'prioritise',
  status: 'move',
} as const;

/** Gives, dates, ranks, tags or moves several tasks at once. */
export const bulk = bulkHandler(bulkTasks, {
  list: taskSource,
  record: task,
  check: async (context, { set }: Input) => {
    if (set.field !== 'owner' || set.ownerUserId === null) return;
    if ((await memberNames(context, [set.ownerUserId])).has(set.ownerUserId)) return;
    throw new ValidationFailure({ base: validationText(context.locale, 'unknownRecord') });
  },
  action: ({ set }) => actions[set.field],
  change: (context, row, { set }) => {
    if (!isTheirs(context, row)) {
      throw new ValidationFailure({ base: `${row.title} : ${validationText(context.locale, 'forbidden')}` });
    }
    switch (set.field) {
      case 'tags':
        return withTags(context, row.title, row, set.tags);
      case 'owner':
        return givenTo(row, set.ownerUserId);
      case 'dueOn':
        return datedOn(context, row, set.dueOn);
      case 'priority':
        return row.priority === set.priority ? null : { priority: set.priority };
      case 'status':
        return moved(context, row, set.status);
    }
  },
});

function givenTo(row: Task, userId: string | null): Columns | null {
  const assigneeIds = userId === null ? [] : [userId];
  return String(row.assigneeIds) === String(assigneeIds) ? null : { assigneeIds };
}

function datedOn({ locale }: ClientContext, row: Task, dueOn: string | null): Columns | null {
  const { bulk: texts } = messagesFor(locale, taskMessages);
  if (row.dueOn === dueOn) return null;
  if (dueOn === null && row.recurrence !== null) {
    throw new ValidationFailure({ base: fill(texts.recurring, { title: row.title }) });
  }
  if (dueOn !== null && row.startOn !== null && dueOn < row.startOn) {
    throw new ValidationFailure({ base: fill(texts.beforeStart, { title: row.title }) });
  }
  return { dueOn };
}

/** A state for several: what asks a question is answered on the task itself. */
function moved(
  context: ClientContext,
  row: Task,
  status: Exclude<Task['status'], 'blocked'>,
): Columns | null {
  if (row.status === status) return null;
  const { bulk: texts } = messagesFor(context.locale, taskMessages);
  const obstacle = obstacleTo(context, row, status);
  if (obstacle !== null) throw new ValidationFailure({ base: `${row.title} : ${obstacle}` });
  if (status === 'done' && row.recurrence !== null) {
    throw new ValidationFailure({ base: fill(texts.recurring, { title: row.title }) });
  }
  if (status === 'done' && remainingCount(row.checklist) > 0) {
    throw new ValidationFailure({ base: fill(texts.remaining, { title: row.title }) });
  }
  return movedColumns(context, { status, reason: '' });
}
