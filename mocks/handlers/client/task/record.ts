import { and, eq, isNull } from 'drizzle-orm';
import { taskFields, type TaskPayload } from '#contracts/client/task/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { edit } from '#generated/routes/client/task.ts';
import { task as index } from '#generated/routes/client.ts';
import * as taskMessages from '#messages/client/task.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import type { Database } from '#mocks/db/database.ts';
import { operations, tasks, type Task } from '#mocks/db/schema/index.ts';
import { fullName, type Actor } from '#mocks/server/actor.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { findRecipients } from '#mocks/server/notifications/recipients.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { defineRecord } from '#mocks/server/records/define-record.ts';
import { recordBin } from '#mocks/server/records/record-bin.ts';
import { memberNames } from '../operation/members.ts';

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
  isWithinReach: isTheirs,
  check,
  saved: async (context, tx, { id, payload, before }) => {
    const already = new Set(before?.assigneeIds ?? []);
    await tellAssigned(context, tx, {
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

/** True when the person's right to change reaches a task: made by them, followed, or given to them, as it says. */
export function isTheirs(
  { actor }: { readonly actor: Actor },
  row: Pick<Task, 'createdBy' | 'watcherIds' | 'assigneeIds'>,
): boolean {
  const { id } = actor.user;
  const reaches = scopesOf(actor.roles, 'task.update', actor.roleDefinitions);
  if (reaches.includes('all')) return true;
  const isOwn = row.createdBy === id || row.watcherIds.includes(id);
  if (reaches.includes('own-or-assigned') && row.assigneeIds.includes(id)) return true;
  return isOwn && (reaches.includes('own') || reaches.includes('own-or-assigned'));
}

/** People are members now, and the operation is open to the person. @throws ValidationFailure */
async function check(
  context: ClientContext,
  { assigneeIds, watcherIds, operationId }: TaskPayload,
): Promise<void> {
  const errors: Record<string, string> = {};
  const said = validationText(context.locale, 'unknownRecord');
  const named = [...new Set([...assigneeIds, ...watcherIds])];
  const members = named.length === 0 ? new Map<string, string>() : await memberNames(context, named);
  if (assigneeIds.some((id) => !members.has(id))) errors['assigneeIds'] = said;
  if (watcherIds.some((id) => !members.has(id))) errors['watcherIds'] = said;
  if (operationId !== null) {
    const isIt = and(eq(operations.id, operationId), isNull(operations.deletedAt));
    const [found] = await context.db.select({ id: operations.id }).from(operations).where(isIt).limit(1);
    if (found === undefined) errors['operationId'] = said;
    const blind = found && (await whoeverMissesIt(context, operationId, assigneeIds));
    const text = messagesFor(context.locale, taskMessages).outOfScope;
    if (blind !== undefined) errors['assigneeIds'] ??= fill(text, { name: members.get(blind) ?? '–' });
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** The first of these people to whom an operation is not open; undefined where all see it. */
async function whoeverMissesIt(
  { db, actor }: ClientContext,
  operationId: string,
  userIds: readonly string[],
): Promise<string | undefined> {
  const found = await findRecipients(db, { userIds }, { tenantId: actor.tenant.id, operationId });
  const seeing = new Set(found.map(({ user }) => user.id));
  return userIds.find((id) => !seeing.has(id));
}

interface Assigned {
  readonly task: Pick<Task, 'id' | 'title' | 'operationId'>;
  readonly userIds: readonly string[];
}

/** Tells people that a task is theirs now. */
export async function tellAssigned(
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
