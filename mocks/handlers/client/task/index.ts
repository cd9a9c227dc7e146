import { asc, isNull } from 'drizzle-orm';
import { taskDownload, taskPage } from '#contracts/client/task.ts';
import { taskFormPage } from '#contracts/client/task/form.ts';
import { storeTask, updateTask } from '#contracts/client/task/payload.ts';
import { operations, type Task } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { clientData, clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { membersOf } from '../operation/members.ts';
import { todayOf } from '../supplier/compliance.ts';
import { bulk } from './bulk.ts';
import {
  commentsOf,
  destroyCommentHandler,
  storeCommentHandler,
  unwatchHandler,
  watchHandler,
} from './comments.ts';
import { boardOf, shortcutsOf, taskSource } from './list.ts';
import { completeHandler, moveHandler, reopenHandler } from './move.ts';
import { task, taskBin } from './record.ts';

/** Operations that a task can be about, by name. */
const operationsOf = ({ db }: ClientContext) =>
  db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(isNull(operations.deletedAt))
    .orderBy(asc(operations.name));

const currentOf = async ({ db, actor }: ClientContext, row: Task) => ({
  status: row.status,
  blockedReason: row.blockedReason,
  completed:
    row.status === 'done'
      ? {
          on: row.completedOn,
          by: (await personNames(db, [row.completedBy])).get(row.completedBy ?? '') ?? '–',
        }
      : null,
  isWatched: row.watcherIds.includes(actor.user.id),
});

const formProps = async (context: ClientContext, row: Task | null) => ({
  form: await task.formProps(context, row),
  current: row && (await currentOf(context, row)),
  people: await membersOf(context),
  operations: await operationsOf(context),
  comments: row === null ? [] : await commentsOf(context, row),
});

/** A new task, about the operation that the link names where the person sees it. */
async function newTask(context: ClientContext, { operationId }: { readonly operationId: string }) {
  const props = await formProps(context, null);
  if (props.operations.some(({ id }) => id === operationId)) props.form.values.operationId = operationId;
  return props;
}

/** Tasks of a company: list, board, form, states, comments, bin. */
export const taskResource = defineResource({
  handlers: {
    'client.task': clientPage(taskPage, async (context, query) => ({
      list: await taskSource.answer(context, query),
      board: query.look === 'board' && query.deleted === '' ? await boardOf(context, query) : null,
      shortcuts: await shortcutsOf(context, query),
      today: todayOf(context.deps),
      people: await membersOf(context),
    })),
    'client.task.download': clientData(taskDownload, (context, { format }) =>
      answerDownload(context, taskSource.download, format),
    ),
    'client.task.create': clientPage(taskFormPage, newTask),
    'client.task.edit': clientPage(taskFormPage, async (context) =>
      formProps(context, await task.ofRoute(context)),
    ),
    'client.task.store': task.store(storeTask),
    'client.task.update': task.update(updateTask),
    'client.task.destroy': task.destroy,
    'client.task.bulk': bulk,
    'client.task.move': moveHandler,
    'client.task.complete': completeHandler,
    'client.task.reopen': reopenHandler,
    'client.task.watch': watchHandler,
    'client.task.unwatch': unwatchHandler,
    'client.task.comment.store': storeCommentHandler,
    'client.task.comment.destroy': destroyCommentHandler,
  },
  records: [task.resource],
  listPages: [taskSource.listPage],
  downloads: [taskSource.download],
  bins: [taskBin],
});
