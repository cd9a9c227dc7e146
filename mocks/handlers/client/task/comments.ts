import { and, eq } from 'drizzle-orm';
import type { TaskFormProps } from '#contracts/client/task/form.ts';
import { storeTaskComment } from '#contracts/client/task/payload.ts';
import { edit } from '#generated/routes/client/task.ts';
import * as taskMessages from '#messages/client/task.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { taskComments, tasks, type Task } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { forbidden, notFound } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { membersOf } from '../operation/members.ts';
import { task } from './record.ts';

/** What was said about a task, the first first. */
export async function commentsOf(
  { db, actor }: ClientContext,
  row: Task,
): Promise<TaskFormProps['comments']> {
  const rows = await db
    .select()
    .from(taskComments)
    .where(eq(taskComments.taskId, row.id))
    .orderBy(taskComments.createdAt, taskComments.id);
  const names = await personNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ id, body, createdBy, createdAt }) => ({
    id,
    body,
    author: names.get(createdBy) ?? '–',
    at: createdAt.toISOString(),
    isOwn: createdBy === actor.user.id,
  }));
}

/** The members whom a text names as « @Prénom Nom ». */
async function mentionedIn(context: ClientContext, body: string): Promise<string[]> {
  const text = body.toLocaleLowerCase('fr');
  if (!text.includes('@')) return [];
  const members = await membersOf(context);
  return members.flatMap(({ id, name }) => (text.includes(`@${name.toLocaleLowerCase('fr')}`) ? [id] : []));
}

/** Says something about a task, and tells those who are named in it. */
export const storeCommentHandler = clientAction(storeTaskComment, {
  find: task.ofRoute,
  act: async (context, { body }, row) => {
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const mentionIds = await mentionedIn(context, body);
    const write = async (tx: Database): Promise<void> => {
      await tx.insert(taskComments).values({
        id: deps.newId(),
        tenantId: row.tenantId,
        taskId: row.id,
        body,
        mentionIds,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await notify(context, tx, {
        kind: 'task.mentioned',
        to: { userIds: mentionIds },
        tenant: actor.tenant,
        values: { actor: fullName(actor.user), title: row.title },
        href: edit(row.id),
        subject: { type: 'task', id: row.id },
        operationId: row.operationId,
        exceptUserId: actor.user.id,
      });
    };
    await task.beside(context, row, { action: 'comment.create', write });
    return redirect(edit(row.id));
  },
});

/** Takes a comment away; only its author may. */
export const destroyCommentHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await task.ofRoute(context);
    const isIt = and(eq(taskComments.id, parameter(context, 'comment')), eq(taskComments.taskId, row.id));
    const [comment] = await context.db.select().from(taskComments).where(isIt).limit(1);
    if (comment === undefined) throw notFound('comment');
    if (comment.createdBy !== context.actor.user.id) throw forbidden('the comment is someone else’s');
    return { row, comment };
  },
  act: async (context, _payload, { row, comment }) => {
    await task.beside(context, row, {
      action: 'comment.delete',
      write: (tx) => tx.delete(taskComments).where(eq(taskComments.id, comment.id)),
    });
    return redirect(edit(row.id));
  },
});

/** Follows a task, or no longer: a right of everybody who sees it. */
const watching = (isWatched: boolean) =>
  clientAction(noPayload, {
    find: task.ofRoute,
    act: async (context, _payload, row) => {
      const { id } = context.actor.user;
      const others = row.watcherIds.filter((watcherId) => watcherId !== id);
      const said = messagesFor(context.locale, taskMessages).watch;
      await task.beside(context, row, {
        action: isWatched ? 'watch' : 'unwatch',
        write: (tx) =>
          tx
            .update(tasks)
            .set({ watcherIds: isWatched ? [...others, id] : others })
            .where(eq(tasks.id, row.id)),
      });
      return redirect(edit(row.id), { type: 'success', text: isWatched ? said.begun : said.ended });
    },
  });

export const watchHandler = watching(true);
export const unwatchHandler = watching(false);
