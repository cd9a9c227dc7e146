import * as z from 'zod';
import { maxRecurrenceInterval, recurrenceUnits, taskPriorities, taskStates } from '#domain/task/task.ts';
import { defineAction } from '../../define.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { maxTags } from '../../limits.ts';

/** Most points of a checklist, and most people of a task. */
const maxChecklist = 50;
const maxPeople = 20;
/** Four working weeks in minutes. */
const maxEstimateMinutes = 8400;

const people = z.array(id).max(maxPeople);

/** The fields of a task, as its form holds them; its state changes by actions of its own. */
export const taskFields = z.object({
  title: requiredText(160),
  description: optionalText(5000),
  priority: z.enum(taskPriorities),
  startOn: optionalDay,
  dueOn: optionalDay,
  dueTime: optionalText(5).refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
    params: { code: 'time' },
  }),
  assigneeIds: people,
  watcherIds: people,
  operationId: id.nullable(),
  estimateMinutes: z.number().int().min(1).max(maxEstimateMinutes).nullable(),
  tags: z.array(requiredText(30)).max(maxTags),
  checklist: z.array(z.object({ label: requiredText(160), isDone: z.boolean() })).max(maxChecklist),
  recurrence: z.enum(recurrenceUnits).nullable(),
  recurrenceInterval: z.number().int().min(1).max(maxRecurrenceInterval),
  recurrenceUntil: optionalDay,
});
export type TaskPayload = z.output<typeof taskFields>;
export type TaskValues = z.input<typeof taskFields>;

/** Days follow each other, and what comes again is counted from a day. */
const withRules = <Schema extends typeof taskFields>(schema: Schema) =>
  schema
    .refine(({ startOn, dueOn }) => startOn === null || dueOn === null || startOn <= dueOn, {
      path: ['dueOn'],
      params: { code: 'datesOrder' },
    })
    .refine(({ recurrence, dueOn }) => recurrence === null || dueOn !== null, {
      path: ['dueOn'],
      params: { code: 'required' },
    })
    .refine(
      ({ recurrenceUntil, dueOn }) => recurrenceUntil === null || dueOn === null || recurrenceUntil >= dueOn,
      { path: ['recurrenceUntil'], params: { code: 'datesOrder' } },
    );

export const taskPayload = withRules(taskFields);

export const exampleTask: TaskValues = {
  title: 'Relancer le géomètre',
  description: '',
  priority: 'high',
  startOn: null,
  dueOn: '2026-11-27',
  dueTime: '',
  assigneeIds: [],
  watcherIds: [],
  operationId: null,
  estimateMinutes: 30,
  tags: ['foncier'],
  checklist: [{ label: 'Appeler le cabinet', isDone: false }],
  recurrence: null,
  recurrenceInterval: 1,
  recurrenceUntil: null,
};

export const storeTask = defineAction({ payload: taskPayload, example: exampleTask });

/** As for creation, with the version that was read. */
export const updateTask = defineAction({
  payload: withRules(taskFields.extend({ version: recordVersion })),
  example: { ...exampleTask, version: 1 },
});

/** Why a task cannot go on. */
export const blockedReason = requiredText(300);

/** Takes a task into another state; a blocked one says why. */
export const moveTask = defineAction({
  payload: z
    .object({
      status: z.enum(taskStates),
      reason: optionalText(300),
      /** Finishes it although points of its checklist remain. */
      isForced: z.boolean(),
    })
    .refine(({ status, reason }) => status !== 'blocked' || reason !== '', {
      path: ['reason'],
      params: { code: 'blockedReason' },
    }),
  example: { status: 'blocked', reason: 'Attente du PV de bornage.', isForced: false },
});

/** Finishes a task. */
export const completeTask = defineAction({
  payload: z.object({ isForced: z.boolean() }),
  example: { isForced: true },
});

/** Says something about a task; « @Prénom Nom » tells that person of it. */
export const storeTaskComment = defineAction({
  payload: z.object({ body: requiredText(5000) }),
  example: { body: 'Le cabinet rappelle lundi.' },
});
