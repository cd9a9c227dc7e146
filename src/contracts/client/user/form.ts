import * as z from 'zod';
import { areas, verbs } from '#domain/access/permissions.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId, person } from '../../shared.ts';
import { memberRow } from './index.ts';
import { exampleMember, memberFields } from './payload.ts';

/** How far a right reaches: every record, or a part of them. */
const reach = z.enum(['whole', 'part']);

/** A role that members can have, and what it opens. */
const memberRole = z.object({
  name: z.string(),
  /** What a role that is data is called; null for the system's own. */
  label: z.string().nullable(),
  /** It may be limited to some operations. */
  isLimitable: z.boolean(),
  rights: z.array(
    z.object({
      area: z.enum(areas),
      verbs: z.partialRecord(z.enum(verbs), reach),
    }),
  ),
});
export type MemberRole = z.infer<typeof memberRole>;

export const memberFormPage = definePage({
  component: 'Client/User/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(memberFields),
    roles: z.array(memberRole),
    operations: z.array(z.object({ id, label: z.string() })),
    /** The member; null for an invitation. */
    member: memberRow.nullable(),
    /** Sessions of the member in this company that are open. */
    sessionsCount: z.number().int(),
    /** What the member did in the company in the last thirty days, the latest first. */
    activity: z.array(z.object({ id, at: instant, sentence: z.string() })),
    /** How often that was; only the latest stand in `activity`. */
    activityCount: z.number().int(),
    people: z.array(person),
  }),
  example: {
    form: exampleRecordForm('Clara Vidal', exampleMember),
    roles: [
      {
        name: 'collaborator',
        label: null,
        isLimitable: true,
        rights: [{ area: 'contact', verbs: { list: 'whole', create: 'whole' } }],
      },
    ],
    operations: [{ id: exampleId, label: 'Le Clos des Jacobins' }],
    member: null,
    sessionsCount: 1,
    activity: [],
    activityCount: 0,
    people: [],
  },
});
export type MemberFormProps = z.infer<typeof memberFormPage.props>;
