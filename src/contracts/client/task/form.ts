import * as z from 'zod';
import { taskPriorities, taskStates } from '#domain/task/task.ts';
import { definePage } from '../../define.ts';
import { id, instant, optionalDay } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleTask, taskFields } from './payload.ts';

/** What somebody said about a task. */
const taskComment = z.object({
  id,
  body: z.string(),
  author: z.string(),
  at: instant,
  /** Whether the person wrote it, and can take it away. */
  isOwn: z.boolean(),
});
export type TaskComment = z.infer<typeof taskComment>;

/** What a link to a new task may fill in. */
const query = z.object({ operationId: id.or(z.literal('')).catch('') });
export interface Query {
  readonly operationId?: string;
}

export const taskFormPage = definePage({
  component: 'Client/Task/Form',
  query,
  props: z.object({
    // A new one has no title yet.
    form: recordForm(
      taskFields.extend({
        title: z.string(),
        priority: z.enum(taskPriorities).nullable(),
        recurrenceInterval: z.number().int().nullable(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        status: z.enum(taskStates),
        blockedReason: z.string().nullable(),
        completed: z.object({ on: optionalDay, by: z.string() }).nullable(),
        isWatched: z.boolean(),
      })
      .nullable(),
    people: z.array(person),
    operations: z.array(z.object({ id, name: z.string() })),
    /** The first first. */
    comments: z.array(taskComment),
  }),
  example: {
    form: exampleRecordForm('Relancer le géomètre', exampleTask),
    current: { status: 'todo', blockedReason: null, completed: null, isWatched: false },
    people: [],
    operations: [],
    comments: [
      {
        id: exampleId,
        body: 'Le cabinet rappelle lundi.',
        author: 'Inès Duprat',
        at: '2026-11-19T15:20:00.000Z',
        isOwn: false,
      },
    ],
  },
});
export type TaskFormProps = z.infer<typeof taskFormPage.props>;
