import * as z from 'zod';
import { recurrenceUnits, taskPriorities, taskStates } from '#domain/task/task.ts';
import { defineAction, defineData, definePage } from '../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../define-list.ts';
import { day, id, instant, optionalDay, requiredText } from '../fields.ts';
import { maxTags } from '../limits.ts';
import { exampleId, person } from '../shared.ts';

/** A task as lists and board show it. */
export const taskRow = z.object({
  id,
  title: z.string(),
  status: z.enum(taskStates),
  blockedReason: z.string().nullable(),
  priority: z.enum(taskPriorities),
  dueOn: optionalDay,
  assignees: z.array(person),
  operation: person.nullable(),
  checklistCount: z.number().int(),
  remainingCount: z.number().int(),
  recurrence: z.enum(recurrenceUnits).nullable(),
  tags: z.array(z.string()),
  createdAt: instant,
  updatedAt: instant,
  /** Whether the person may change it. */
  isChangeable: z.boolean(),
});
export type TaskRow = z.infer<typeof taskRow>;

export const taskList = defineList({
  row: taskRow,
  filters: {
    status: choice(taskStates),
    priority: choice(taskPriorities),
    assigneeId: facet(),
    operationId: facet(),
    dueOn: period(),
    tag: facet(),
  },
  sorts: ['name', 'dueOn', 'priority', 'updatedAt', 'createdAt'],
  defaultSort: 'dueOn',
  modes: ['board'],
});

export type Query = ListLink<typeof taskList>;

const exampleRow: TaskRow = {
  id: exampleId,
  title: 'Relancer le géomètre',
  status: 'todo',
  blockedReason: null,
  priority: 'high',
  dueOn: '2026-11-27',
  assignees: [],
  operation: null,
  checklistCount: 1,
  remainingCount: 1,
  recurrence: null,
  tags: ['foncier'],
  createdAt: '2026-11-20T07:40:00.000Z',
  updatedAt: '2026-11-20T07:40:00.000Z',
  isChangeable: true,
};

/** Short ways to what people ask most: `mine` to do, late, due today, due by Sunday. */
export const taskShortcuts = ['mine', 'overdue', 'today', 'week'] as const;

export const taskPage = definePage({
  component: 'Client/Task',
  query: taskList.query,
  props: z.object({
    list: taskList.props,
    /** Null unless the address asks for the board. */
    board: z
      .array(
        z.object({
          status: z.enum(taskStates),
          count: z.number().int(),
          cards: z.array(taskRow),
        }),
      )
      .nullable(),
    shortcuts: z.array(
      z.object({
        id: z.enum(taskShortcuts),
        count: z.number().int(),
        href: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    today: day,
    /** Who tasks can be given to. */
    people: z.array(person),
  }),
  example: {
    list: taskList.example(exampleRow),
    board: [{ status: 'todo', count: 1, cards: [exampleRow] }],
    shortcuts: [{ id: 'mine', count: 1, href: '/taches', isCurrent: false }],
    today: '2026-11-20',
    people: [],
  },
});
export type TaskPageProps = z.infer<typeof taskPage.props>;

/** The filtered list as a file. */
export const taskDownload = defineData({
  query: taskList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'dueOn', format: 'csv' },
});

/** Changes several tasks at once. */
export const bulkTasks = defineAction({
  payload: z.object({
    rows: taskList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('tags'), tags: z.array(requiredText(30)).min(1).max(maxTags) }),
      z.object({ field: z.literal('owner'), ownerUserId: id.nullable() }),
      z.object({ field: z.literal('dueOn'), dueOn: optionalDay }),
      z.object({ field: z.literal('priority'), priority: z.enum(taskPriorities) }),
      z.object({ field: z.literal('status'), status: z.enum(['todo', 'in_progress', 'done', 'cancelled']) }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'priority', priority: 'urgent' },
  },
});
