import * as z from 'zod';
import { eventKinds } from '#domain/planning/event.ts';
import { definePage } from '../../define.ts';
import { day, id, optionalDay } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { person } from '../../shared.ts';
import { eventFields, exampleEvent } from './payload.ts';

/** What a link to a new event may fill in. */
const query = z.object({
  on: day.or(z.literal('')).catch(''),
  operationId: id.or(z.literal('')).catch(''),
});
export interface Query {
  readonly on?: string;
  readonly operationId?: string;
}

export const planningFormPage = definePage({
  component: 'Client/Planning/Form',
  query,
  props: z.object({
    // A new one has neither title nor days yet.
    form: recordForm(
      eventFields.extend({
        title: z.string(),
        kind: z.enum(eventKinds).nullable(),
        startsOn: optionalDay,
        endsOn: optionalDay,
      }),
    ),
    people: z.array(person),
    operations: z.array(z.object({ id, name: z.string() })),
    /** Who is expected elsewhere at the same time, and where. */
    conflicts: z.array(z.object({ person: z.string(), title: z.string(), href: z.string() })),
  }),
  example: {
    form: exampleRecordForm('Point chantier', exampleEvent),
    people: [],
    operations: [],
    conflicts: [{ person: 'Inès Duprat', title: 'Rendez-vous chez le notaire', href: '/planning' }],
  },
});
export type PlanningFormProps = z.infer<typeof planningFormPage.props>;
