import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recurrenceUnits, taskPriorities, taskStates, type ChecklistItem } from '#domain/task/task.ts';
import { businessColumns, day, recordColumns, ulid } from './columns.ts';
import { operations } from './operations.ts';
import { searchText } from './search-text.ts';
import { tenants } from './tenants.ts';

const tenantId = () =>
  ulid('tenant_id')
    .notNull()
    .references(() => tenants.id);

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Something that people of a company have to do. */
export const tasks = pgTable(
  'tasks',
  {
    ...businessColumns(),
    tenantId: tenantId(),
    title: text('title').notNull(),
    description: text('description'),
    status: text('status', { enum: taskStates }).notNull().default('todo'),
    blockedReason: text('blocked_reason'),
    priority: text('priority', { enum: taskPriorities }).notNull().default('normal'),
    startOn: day('start_on'),
    dueOn: day('due_on'),
    /** `HH:MM` in Paris. */
    dueTime: text('due_time'),
    /** Identifiers of people: read together with the task, and filtered by. */
    assigneeIds: texts('assignee_ids'),
    watcherIds: texts('watcher_ids'),
    operationId: ulid('operation_id').references(() => operations.id, { onDelete: 'cascade' }),
    tags: texts('tags'),
    estimateMinutes: integer('estimate_minutes'),
    checklist: jsonb('checklist').$type<ChecklistItem[]>().notNull().default([]),
    /** Null for a task that does not come again. */
    recurrence: text('recurrence', { enum: recurrenceUnits }),
    recurrenceInterval: integer('recurrence_interval').notNull().default(1),
    recurrenceUntil: day('recurrence_until'),
    /** The task after which this one came. */
    previousTaskId: ulid('previous_task_id'),
    completedOn: day('completed_on'),
    completedBy: ulid('completed_by'),
    /** The last day on which people were told that it is due. */
    remindedOn: day('reminded_on'),
    searchText: searchText('title', 'description'),
  },
  (table) => [
    check('tasks_dates', sql`${table.startOn} <= ${table.dueOn}`),
    index('tasks_tenant').on(table.tenantId, table.deletedAt, table.status),
    index('tasks_due').on(table.tenantId, table.dueOn),
    index('tasks_operation').on(table.operationId),
  ],
);

/** What somebody said about a task. */
export const taskComments = pgTable(
  'task_comments',
  {
    ...recordColumns(),
    tenantId: tenantId(),
    taskId: ulid('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /** People of the company who are named in it, and were told. */
    mentionIds: texts('mention_ids'),
    createdBy: ulid('created_by').notNull(),
  },
  (table) => [index('task_comments_task').on(table.taskId, table.createdAt)],
);

export type Task = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;
export type TaskComment = typeof taskComments.$inferSelect;
