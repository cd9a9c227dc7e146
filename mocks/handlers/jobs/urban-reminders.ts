import { eq } from 'drizzle-orm';
import { shortDay } from '#domain/deadline/day-words.ts';
import { alertsDue, daysLeft } from '#domain/deadline/status.ts';
import type { Day } from '#domain/time/day.ts';
import type { UrbanClock } from '#domain/urban/permit-clocks.ts';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { type permits, type preemptions, tasks } from '#mocks/db/schema/index.ts';
import { notify, type NoticeSource } from '#mocks/server/notifications/notify.ts';
import { todayOf } from '../client/operation/urban-planning/record.ts';
import type { WatchedOperation } from './urban-planning.ts';

/** A record with its clocks, as far as people are reminded of them. */
interface Reminded {
  readonly table: typeof permits | typeof preemptions;
  readonly row: { readonly id: string; readonly remindedOn: Readonly<Record<string, string>> };
  readonly clocks: readonly UrbanClock[];
  /** What people call the record. */
  readonly about: string;
}

const urgentDays = 7;
const texts = messagesFor('fr', urbanMessages).reminder;

/**
 * Tells whoever answers for an operation of its clocks that end soon, each alert once; of something that must be done
 * in time it also makes a task.
 *
 * @returns how many reminders were given
 */
export async function remindOfClocks(
  source: NoticeSource,
  watched: WatchedOperation,
  { table, row, clocks, about }: Reminded,
): Promise<number> {
  const { deps } = source;
  const today = todayOf({ deps });
  const due = clocks.filter(({ kind, deadline, status }) => {
    if (status !== 'running' || deadline === null) return false;
    return alertsDue(deadline, (row.remindedOn[kind] ?? null) as Day | null, today).length > 0;
  });
  if (due.length === 0) return 0;
  await deps.db.transaction(async (tx) => {
    const reminded = Object.fromEntries(due.map(({ kind }) => [kind, today]));
    await tx
      .update(table)
      .set({ remindedOn: { ...row.remindedOn, ...reminded } })
      .where(eq(table.id, row.id));
    for (const clock of due) await remind(source, tx, watched, { clock, about, row });
  });
  return due.length;
}

async function remind(
  source: NoticeSource,
  tx: Database,
  { operation, tenant }: WatchedOperation,
  {
    clock,
    about,
    row,
  }: { readonly clock: UrbanClock; readonly about: string; readonly row: Reminded['row'] },
): Promise<void> {
  const { deadline, kind } = clock;
  if (deadline?.endsOn == null) return;
  const { endsOn } = deadline;
  const today = todayOf(source);
  const title = fill(texts.title, { deadline: deadline.title.fr, about });
  const date = shortDay(endsOn).fr;
  const isFirst = row.remindedOn[kind] === undefined;
  if (deadline.nature === 'act' && isFirst) {
    const now = source.deps.clock.businessNow();
    await tx.insert(tasks).values({
      id: source.deps.newId(),
      tenantId: tenant.id,
      title,
      description: fill(texts.description, { date, explanation: deadline.explanation.fr }),
      priority: 'high',
      dueOn: endsOn,
      assigneeIds: [operation.managerId],
      operationId: operation.id,
      createdAt: now,
      updatedAt: now,
    });
  }
  await notify(source, tx, {
    kind: 'task.due',
    to: { userIds: [operation.managerId] },
    tenant,
    text: 'urban.deadline',
    values: { title, name: operation.name, date },
    severity: (daysLeft(deadline, today) ?? 0) <= urgentDays ? 'warning' : 'info',
    href: urbanPlanning({ operation: operation.id }),
    subject: { type: `urban:${kind}`, id: row.id },
    operationId: operation.id,
  });
}
