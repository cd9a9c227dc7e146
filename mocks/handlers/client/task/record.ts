import { taskFields, type TaskPayload } from '#contracts/client/task/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { edit } from '#generated/routes/client/task.ts';
import { task as index } from '#generated/routes/client.ts';
import * as taskMessages from '#messages/client/task.ts';
import type { Database } from '#mocks/db/database.ts';
import { tasks, type Task } from '#mocks/db/schema/index.ts';
import { fullName, type Actor } from '#mocks/server/actor.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { checkPeople } from '../operation/people.ts';

/** A task as a declared record. */
export const task = defineRecord<typeof tasks, TaskPayload>({
  type: 'task',
  area: 'task',
  table: tasks,
  payload: taskFields,
  label: (row) => row.title,
  messages: taskMessages,
  href: edit,
  listHref: index,
  blank: ({ actor }) => ({
    priority: 'normal',
    recurrenceInterval: 1,
    assigneeIds: [actor.user.id],
  }),
  isWithinReach: (context, row) => isTheirs(context, row),
  check: (context, { assigneeIds, watcherIds, operationId }) =>
    checkPeople(context, { people: { assigneeIds, watcherIds }, operationId }),
  saved: async (context, tx, { id, payload, before }) => {
    const already = new Set(before?.assigneeIds ?? []);
    await notifyAssigned(context, tx, {
      task: { id, title: payload.title, operationId: payload.operationId },
      userIds: payload.assigneeIds.filter((userId) => !already.has(userId)),
    });
  },
  announce: (context, changed) =>
    broadcast(context, [channels.tenant(context.actor.tenant.id)], 'task.changed', {
      ids: changed.map(({ id }) => id),
      by: context.actor.user.id,
    }),
});

/** The bin of tasks; comments go with them. */
export const taskBin = recordBin(task);

/** True when the person's right to change reaches a task. */
export const isTheirs = (
  context: { readonly actor: Actor },
  { createdBy, watcherIds, assigneeIds }: Pick<Task, 'createdBy' | 'watcherIds' | 'assigneeIds'>,
): boolean => reachesRecord(context, 'task.update', { ownerIds: [createdBy, ...watcherIds], assigneeIds });

interface Assigned {
  readonly task: Pick<Task, 'id' | 'title' | 'operationId'>;
  readonly userIds: readonly string[];
}

/** Tells people that a task is theirs now. */
export async function notifyAssigned(
  context: ClientContext,
  tx: Database,
  { task: { id, title, operationId }, userIds }: Assigned,
): Promise<void> {
  if (userIds.length === 0) return;
  await notify(context, tx, {
    kind: 'task.assigned',
    to: { userIds },
    tenant: context.actor.tenant,
    values: { actor: fullName(context.actor.user), title },
    href: edit(id),
    subject: { type: 'task', id },
    operationId,
    exceptUserId: context.actor.user.id,
  });
}
