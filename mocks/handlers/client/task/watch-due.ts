import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { openTaskStates } from '#domain/task/task.ts';
import { addToDay } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/task.ts';
import { tasks, tenants } from '#mocks/db/schema/index.ts';
import type { QueuedEvent } from '#mocks/server/broadcast.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { publishEvents } from '#mocks/server/publish-outbox.ts';
import { todayOf } from '../supplier/compliance.ts';

/**
 * Every morning: tells those who have a task, or follow it, that it is due today or tomorrow, each of the two once.
 *
 * @returns how many reminders were given
 */
export async function watchDueTasks(deps: ServerDependencies): Promise<{ reminders: number }> {
  const today = todayOf(deps);
  const due = await deps.db
    .select({ task: tasks, tenant: { id: tenants.id, name: tenants.name } })
    .from(tasks)
    .innerJoin(tenants, eq(tenants.id, tasks.tenantId))
    .where(
      and(
        isNull(tasks.deletedAt),
        ne(tenants.status, 'closed'),
        inArray(tasks.status, openTaskStates),
        inArray(tasks.dueOn, [today, addToDay(today, { days: 1 })]),
      ),
    );
  let reminders = 0;
  for (const { task, tenant } of due) {
    if (task.remindedOn === today || task.dueOn === null) continue;
    const outbox: QueuedEvent[] = [];
    const [year, month, dayOfMonth] = task.dueOn.split('-');
    await deps.db.transaction(async (tx) => {
      await tx.update(tasks).set({ remindedOn: today }).where(eq(tasks.id, task.id));
      await notify({ deps, outbox }, tx, {
        kind: 'task.due',
        to: { userIds: [...new Set([...task.assigneeIds, ...task.watcherIds])] },
        tenant,
        values: { title: task.title, date: `${dayOfMonth}/${month}/${year}` },
        severity: task.dueOn === today ? 'warning' : 'info',
        href: edit(task.id),
        subject: { type: 'task', id: task.id },
        operationId: task.operationId,
      });
    });
    await publishEvents(deps, outbox);
    reminders += 1;
  }
  return { reminders };
}
