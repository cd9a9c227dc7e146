import * as z from 'zod';
import { findingTopics, followUpKinds, visitStates } from '#domain/visit/visit.ts';
import { definePage } from '../../../define.ts';
import { id, instant, optionalDay } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleId, person } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';
import { exampleVisit, visitFormValues } from './payload.ts';

const visitFinding = z.object({
  id,
  room: z.string(),
  topic: z.enum(findingTopics),
  severity: z.number().int(),
  estimateCents: z.number().int().nullable(),
  note: z.string(),
  writtenAt: instant,
  photos: z.array(z.object({ id, href: z.string() })),
});
export type ShownFinding = z.infer<typeof visitFinding>;

/** Somebody who may be invited. */
const attendee = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  isInvited: z.boolean(),
});

export const visitFormPage = definePage({
  component: 'Client/Operation/Visit/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    form: recordForm(visitFormValues),
    /** Null for a new one. */
    outcome: z
      .object({
        status: z.enum(visitStates),
        startAt: instant,
        endAt: instant,
        host: z.string(),
        address: z.string(),
        lots: z.array(z.string()),
        cancelReason: z.string().nullable(),
        rating: z.number().int().nullable(),
        notes: z.string(),
        followUpKind: z.enum(followUpKinds),
        followUpDueOn: optionalDay,
        /** The task made of it. */
        followUpTaskId: id.nullable(),
        invitedAt: instant.nullable(),
        /** The voucher that the visitors have signed. */
        voucher: z.object({ href: z.string(), name: z.string() }).nullable(),
      })
      .nullable(),
    attendees: z.array(attendee),
    findings: z.array(visitFinding),
    /** Topics to go through on the spot. */
    checklist: z.array(z.enum(findingTopics)),
    choices: z.object({
      lots: z.array(z.object({ id, label: z.string() })),
      contacts: z.array(z.object({ id, label: z.string() })),
      people: z.array(person),
      /** Studies that can take the estimates; those put away are not among them. */
      simulations: z.array(
        z.object({
          id,
          name: z.string(),
          isDraft: z.boolean(),
          /** What the visit brought into it already, before tax. */
          carriedCents: z.number().int(),
        }),
      ),
    }),
    today: z.iso.date(),
    can: z.object({ update: z.boolean(), carry: z.boolean(), print: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    form: exampleRecordForm('Visite technique du 18/09/2025', exampleVisit),
    outcome: {
      status: 'done',
      startAt: '2025-09-18T08:00:00.000Z',
      endAt: '2025-09-18T09:30:00.000Z',
      host: 'Hugo Lartigue',
      address: '14 rue des Chais, 33500 Libourne',
      lots: [],
      cancelReason: null,
      rating: 4,
      notes: 'Pierre saine, charpente réutilisable.',
      followUpKind: 'offer',
      followUpDueOn: '2025-09-25',
      followUpTaskId: exampleId,
      invitedAt: null,
      voucher: null,
    },
    attendees: [{ id: exampleId, name: 'Indivision Lacaze', email: null, isInvited: false }],
    findings: [
      {
        id: exampleId,
        room: 'Cave',
        topic: 'damp',
        severity: 2,
        estimateCents: 450_000,
        note: 'Pied de mur humide côté cour.',
        writtenAt: '2025-09-18T08:20:00.000Z',
        photos: [],
      },
    ],
    checklist: ['structure', 'roof'],
    choices: {
      lots: [],
      contacts: [],
      people: [{ id: exampleId, name: 'Hugo Lartigue' }],
      simulations: [{ id: exampleId, name: 'Central', isDraft: true, carriedCents: 0 }],
    },
    today: '2026-11-20',
    can: { update: true, carry: true, print: true },
  },
});
export type VisitFormProps = z.infer<typeof visitFormPage.props>;
