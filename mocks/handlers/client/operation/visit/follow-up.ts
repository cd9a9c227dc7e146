import { and, eq, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import type { FollowUpKind } from '#domain/visit/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { tasks } from '#mocks/db/schema/index.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { visitLabel, type FoundVisit } from './record.ts';

interface FollowUp {
  readonly id: string;
  readonly kind: Exclude<FollowUpKind, 'none'>;
  readonly dueOn: string | null;
}

/** Makes a task of the host of what is to be done after a visit. */
export async function insertFollowUp(
  context: ClientContext,
  tx: Database,
  { operation, visit }: FoundVisit,
  { id, kind, dueOn }: FollowUp,
): Promise<void> {
  // What is kept is read by everybody of the company.
  const texts = messagesFor('fr', visitMessages);
  const now = context.deps.clock.businessNow();
  const { user, tenant } = context.actor;
  await tx.insert(tasks).values({
    id,
    tenantId: operation.tenantId,
    title: fill(texts.followUpTask, {
      what: texts.choices.followUpKind[kind],
      visit: visitLabel({ locale: 'fr' }, visit).toLowerCase(),
    }),
    dueOn,
    assigneeIds: [visit.hostId],
    operationId: operation.id,
    createdBy: user.id,
    createdAt: now,
    updatedAt: now,
  });
  broadcast(
    context,
    [channels.tenant(tenant.id)],
    'task.changed',
    { ids: [id], by: user.id },
    { [id]: operation.id },
  );
}

/** The task that follows from a visit, where it is there and the person may see tasks. */
export async function followUpTaskOf(context: ClientContext, id: string | null): Promise<string | null> {
  if (id === null || !canNow(context, 'task.list')) return null;
  const [task] = await context.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .limit(1);
  return task?.id ?? null;
}
