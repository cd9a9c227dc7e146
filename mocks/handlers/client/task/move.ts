import { completeTask, moveTask } from '#contracts/client/task/payload.ts';
import { nextDueOn, remainingCount, statesAfter, type TaskState } from '#domain/task/task.ts';
import { day } from '#domain/time/day.ts';
import { bulkUndo } from '#generated/routes/root.ts';
import { edit } from '#generated/routes/client/task.ts';
import * as taskMessages from '#messages/client/task.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Database } from '#mocks/db/database.ts';
import { insertRows } from '#mocks/db/queries/business-table.ts';
import { tasks, type NewTask, type Task } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect, type Answer } from '#mocks/server/handler.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { todayOf } from '../supplier/compliance.ts';
import { task } from './record.ts';

interface Move {
  readonly status: TaskState;
  readonly reason: string;
  readonly isForced: boolean;
}

/** The columns of a task in another state. */
export const movedColumns = (context: ClientContext, { status, reason }: Omit<Move, 'isForced'>) => ({
  status,
  blockedReason: status === 'blocked' ? reason : null,
  completedOn: status === 'done' ? todayOf(context.deps) : null,
  completedBy: status === 'done' ? context.actor.user.id : null,
});

/** Why a task cannot take a state, in the person's language; null where it can. */
export function obstacleTo(context: ClientContext, row: Task, status: TaskState): string | null {
  const { move, choices } = messagesFor(context.locale, taskMessages);
  if (statesAfter(row.status).includes(status)) return null;
  const from = choices.status[row.status];
  return row.status === 'blocked'
    ? fill(move.blockedFirst, { title: row.title })
    : fill(move.impossible, { from, to: choices.status[status] });
}

/** Takes a task into another state; one that comes again makes its next occurrence when it is done. */
async function moveTo(context: ClientContext, row: Task, given: Move): Promise<Answer> {
  const texts = messagesFor(context.locale, taskMessages);
  const { status, reason, isForced } = given;
  const isSame = row.status === status && (status !== 'blocked' || row.blockedReason === reason);
  if (isSame) return redirect(backAddress(context), { type: 'info', text: texts.move.isSo });
  const obstacle = row.status === status ? null : obstacleTo(context, row, status);
  if (obstacle !== null) throw new ValidationFailure({ base: obstacle });
  const left = remainingCount(row.checklist);
  if (status === 'done' && left > 0 && !isForced) {
    throw new ValidationFailure({
      base: left === 1 ? texts.move.remainingOne : fill(texts.move.remaining, { count: left }),
    });
  }
  const next = status === 'done' ? nextOf(context, row) : null;
  await task.change(context, row, {
    action: 'move',
    columns: movedColumns(context, { status, reason }),
    alongside: async (tx) => {
      if (next !== null) await makeNext(context, tx, next);
      if (status === 'blocked') await notifyBlocked(context, tx, row, reason);
    },
  });
  const words = { title: row.title, status: texts.choices.status[status] };
  if (next?.dueOn) {
    // The next occurrence is a task of its own by now: there is no simple way back.
    const text = fill(texts.move.doneAndNext, {
      ...words,
      date: next.dueOn.split('-').toReversed().join('/'),
    });
    return redirect(backAddress(context), { type: 'success', text });
  }
  const label = messagesFor(context.locale, recordMessages).undo;
  const undo = { href: bulkUndo(context.requestId), method: 'POST', label } as const;
  return redirect(backAddress(context), { type: 'success', text: fill(texts.move.done, words), undo });
}

/** The next occurrence of a task, its checklist as new; null for one that does not come again. */
function nextOf(context: ClientContext, row: Task): NewTask | null {
  if (row.recurrence === null || row.dueOn === null) return null;
  const rule = { unit: row.recurrence, interval: row.recurrenceInterval, until: row.recurrenceUntil };
  const dueOn = nextDueOn(rule, day(row.dueOn), todayOf(context.deps));
  if (dueOn === null) return null;
  const now = context.deps.clock.businessNow();
  return {
    id: context.deps.newId(),
    tenantId: row.tenantId,
    title: row.title,
    description: row.description,
    priority: row.priority,
    dueOn,
    dueTime: row.dueTime,
    assigneeIds: row.assigneeIds,
    watcherIds: row.watcherIds,
    operationId: row.operationId,
    tags: row.tags,
    estimateMinutes: row.estimateMinutes,
    checklist: row.checklist.map(({ label }) => ({ label, isDone: false })),
    recurrence: row.recurrence,
    recurrenceInterval: row.recurrenceInterval,
    recurrenceUntil: row.recurrenceUntil,
    previousTaskId: row.id,
    createdBy: row.createdBy,
    createdAt: now,
    updatedAt: now,
  };
}

async function makeNext(context: ClientContext, tx: Database, next: NewTask): Promise<void> {
  await insertRows(tx, tasks, [next]);
  await audit(context, tx, 'task.create', { type: 'task', id: next.id, label: next.title });
}

async function notifyBlocked(context: ClientContext, tx: Database, row: Task, reason: string): Promise<void> {
  await notify(context, tx, {
    kind: 'task.blocked',
    to: { userIds: [...new Set([...row.assigneeIds, ...row.watcherIds, row.createdBy ?? ''])] },
    tenant: context.actor.tenant,
    values: { title: row.title, reason },
    severity: 'warning',
    href: edit(row.id),
    subject: { type: 'task', id: row.id },
    operationId: row.operationId,
    exceptUserId: context.actor.user.id,
  });
}

export const moveHandler = clientAction(moveTask, {
  find: task.ofRouteToChange,
  act: (context, given, row) => moveTo(context, row, given),
});

export const completeHandler = clientAction(completeTask, {
  find: task.ofRouteToChange,
  act: (context, { isForced }, row) =>
    moveTo(context, row, {
      status: 'done',
      reason: '',
      isForced,
    }),
});

export const reopenHandler = clientAction(noPayload, {
  find: task.ofRouteToChange,
  act: (context, _payload, row) =>
    moveTo(context, row, {
      status: 'todo',
      reason: '',
      isForced: false,
    }),
});
