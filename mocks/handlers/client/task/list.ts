import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  taskList,
  taskShortcuts,
  type Query,
  type TaskPageProps,
  type TaskRow,
} from '#contracts/client/task.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import { endOfWeek, openTaskStates, remainingCount, taskStates } from '#domain/task/task.ts';
import { task as index } from '#generated/routes/client.ts';
import * as taskMessages from '#messages/client/task.ts';
import { countRows, readRows } from '#mocks/db/queries/business-table.ts';
import { tasks, type Task } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileOf } from '#mocks/server/lists/file-columns.ts';
import { defineListSource, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { byArray, byColumn, byPeriod, choiceLabels } from '#mocks/server/lists/filter-source.ts';
import { operationLabels, operationNames } from '#mocks/server/lists/operation-names.ts';
import { memberLabels, personNames } from '#mocks/server/lists/people.ts';
import { todayOf } from '../supplier/compliance.ts';
import { isTheirs } from './record.ts';

/** Cards of a column of the board; the rest is told as a number. */
const maxCards = 50;

/** Due days of what is still to be done: closed tasks stand after them. */
const openDueOn = sql`case when ${tasks.status} in ('done', 'cancelled') then null else ${tasks.dueOn} end`;
const priorityRank = sql`array_position(array['low', 'normal', 'high', 'urgent'], ${tasks.priority})`;

/** Where the list of tasks finds its rows. */
export const taskSource = defineListSource(taskList, {
  page: 'Client/Task',
  area: 'task',
  exportRight: 'task.list',
  table: tasks,
  href: index,
  search: tasks.searchText,
  filters: {
    status: byColumn(tasks.status, choiceLabels(taskMessages, 'status')),
    priority: byColumn(tasks.priority, choiceLabels(taskMessages, 'priority')),
    assigneeId: byArray(tasks.assigneeIds, memberLabels),
    operationId: byColumn(tasks.operationId, operationLabels),
    dueOn: byPeriod(tasks.dueOn, 'day'),
    tag: byArray(tasks.tags),
  },
  sorts: {
    name: sql`lower(${tasks.title})`,
    dueOn: openDueOn,
    priority: priorityRank,
    updatedAt: tasks.updatedAt,
    createdAt: tasks.createdAt,
  },
  rows: taskRows,
  download: fileOf(taskMessages, {
    title: { kind: 'text', shownAs: 'name' },
    status: 'text',
    priority: 'text',
    dueOn: 'date',
    assignees: { kind: 'text', value: ({ assignees }) => assignees.map(({ name }) => name).join(', ') },
    operation: { kind: 'text', value: ({ operation }) => operation?.name ?? null },
    checklist: {
      kind: 'text',
      value: ({ checklistCount, remainingCount: left }) =>
        checklistCount === 0 ? null : `${checklistCount - left}/${checklistCount}`,
    },
    blockedReason: 'text',
    recurrence: 'text',
    tags: 'text',
    createdAt: 'date',
    updatedAt: 'date',
  }),
});

async function taskRows(context: RowContext, records: readonly Task[]): Promise<TaskRow[]> {
  const people = await personNames(
    context.db,
    records.flatMap(({ assigneeIds }) => assigneeIds),
  );
  const names = await operationNames(
    context,
    records.flatMap(({ operationId }) => operationId ?? []),
  );
  return records.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    blockedReason: row.blockedReason,
    priority: row.priority,
    dueOn: row.dueOn,
    assignees: row.assigneeIds.flatMap((id) => {
      const name = people.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    operation: namedOperation(names, row.operationId),
    checklistCount: row.checklist.length,
    remainingCount: remainingCount(row.checklist),
    recurrence: row.recurrence,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isChangeable: isTheirs(context, row),
  }));
}

function namedOperation(names: ReadonlyMap<string, string>, id: string | null) {
  const name = names.get(id ?? '');
  return id === null || name === undefined ? null : { id, name };
}

type FullQuery = ReturnType<(typeof taskList)['query']['parse']>;

/** The tasks that the filters let through, by state, in the order of the list. */
export async function boardOf(context: ClientContext, query: FullQuery): Promise<TaskPageProps['board']> {
  const today = todayOf(context.deps);
  const columns = taskStates.map(async (status) => {
    const where = and(isNull(tasks.deletedAt), taskSource.conditions(query, today), eq(tasks.status, status));
    const records = await readRows(context.db, tasks, {
      where,
      orderBy: taskSource.order(query),
      limit: maxCards,
    });
    return {
      status,
      count: await countRows(context.db, tasks, where),
      cards: await taskRows(context, records),
    };
  });
  return Promise.all(columns);
}

const yesterday = (today: Day): string => addToDay(today, { days: -1 });

/** Short ways to what the person asks most, with how many tasks they lead to. */
export async function shortcutsOf(
  context: ClientContext,
  query: FullQuery,
): Promise<TaskPageProps['shortcuts']> {
  const today = todayOf(context.deps);
  const status = [...openTaskStates];
  const asked: Readonly<Record<(typeof taskShortcuts)[number], Query>> = {
    mine: { status, assigneeId: [context.actor.user.id] },
    overdue: { status, dueOn: `..${yesterday(today)}` },
    today: { status, dueOn: `${today}..${today}` },
    week: { status, dueOn: `${today}..${endOfWeek(today)}` },
  };
  const defaults = taskList.query.parse({});
  const { look } = query;
  const shortcuts = taskShortcuts.map(async (id) => {
    const link = asked[id];
    const meant = { ...defaults, ...link } as FullQuery;
    const where = and(isNull(tasks.deletedAt), taskSource.conditions(meant, today));
    const isCurrent = (['status', 'assigneeId', 'dueOn'] as const).every(
      (name) => String(query[name]) === String(meant[name]),
    );
    return {
      id,
      count: await countRows(context.db, tasks, where),
      href: index({ query: look === '' ? link : { ...link, look } }),
      isCurrent,
    };
  });
  return Promise.all(shortcuts);
}
