import * as z from 'zod';
import { endsAfterStart, eventKinds } from '#domain/planning/event.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalText, recordVersion, requiredText } from '../../fields.ts';

/** Most people of an event. */
const maxPeople = 50;

const optionalTime = optionalText(5).refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
  params: { code: 'time' },
});

/** The fields of an event, as its form holds them. */
export const eventFields = z.object({
  title: requiredText(160),
  kind: z.enum(eventKinds),
  startsOn: day,
  startTime: optionalTime,
  endsOn: day,
  endTime: optionalTime,
  location: optionalText(200),
  attendeeIds: z.array(id).max(maxPeople),
  operationId: id.nullable(),
  description: optionalText(4000),
});
export type EventPayload = z.output<typeof eventFields>;
export type EventValues = z.input<typeof eventFields>;

/** Hours go by two, and the end comes after the start. */
const withRules = <Schema extends typeof eventFields>(schema: Schema) =>
  schema
    .refine(({ startTime, endTime }) => startTime !== '' || endTime === '', {
      path: ['startTime'],
      params: { code: 'required' },
    })
    .refine(({ startTime, endTime }) => endTime !== '' || startTime === '', {
      path: ['endTime'],
      params: { code: 'required' },
    })
    .refine(
      ({ startsOn, startTime, endsOn, endTime }) =>
        endsAfterStart({
          startsOn,
          endsOn,
          startTime: startTime || null,
          endTime: endTime || null,
        }),
      { path: ['endsOn'], params: { code: 'endAfterStart' } },
    );

export const eventPayload = withRules(eventFields);

export const exampleEvent: EventValues = {
  title: 'Point chantier',
  kind: 'site',
  startsOn: '2026-11-24',
  startTime: '08:00',
  endsOn: '2026-11-24',
  endTime: '09:30',
  location: 'Les Chais de la Bastide',
  attendeeIds: [],
  operationId: null,
  description: '',
};

export const storeEvent = defineAction({ payload: eventPayload, example: exampleEvent });

/** As for creation, with the version that was read. */
export const updateEvent = defineAction({
  payload: withRules(eventFields.extend({ version: recordVersion })),
  example: { ...exampleEvent, version: 1 },
});
