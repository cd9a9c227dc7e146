import * as z from 'zod';
import { projectMediaKinds, projectStates } from '#domain/project/project.ts';
import { definePage } from '../../../define.ts';
import { id, optionalDay } from '../../../fields.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleHead, operationHead } from '../head.ts';
import { exampleProject, projectFormValues } from './payload.ts';

const projectMediaItem = z.object({
  id,
  kind: z.enum(projectMediaKinds),
  caption: z.string(),
  /** As its giver called the file. */
  name: z.string(),
  href: z.string(),
  isPicture: z.boolean(),
});
export type ProjectMediaItem = z.infer<typeof projectMediaItem>;

export const projectFormPage = definePage({
  component: 'Client/Operation/Project/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    form: recordForm(projectFormValues),
    /** Null for a new one. */
    life: z
      .object({
        status: z.enum(projectStates),
        /** Of the lots that were made of it. */
        lotRefs: z.array(z.string()),
      })
      .nullable(),
    media: z.array(projectMediaItem),
    /** References that lots of the operation have already. */
    takenRefs: z.array(z.string()),
    choices: z.object({ architects: z.array(z.object({ id, label: z.string() })) }),
    /** Aims of the operation, for the planning. */
    aims: z.object({ deedOn: optionalDay, worksEndOn: optionalDay, closeOn: optionalDay }),
    today: z.iso.date(),
    can: z.object({
      update: z.boolean(),
      create: z.boolean(),
      select: z.boolean(),
      change: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    form: exampleRecordForm('Trois appartements', exampleProject),
    life: { status: 'draft', lotRefs: [] },
    media: [],
    takenRefs: ['A01'],
    choices: { architects: [] },
    aims: { deedOn: null, worksEndOn: '2027-02-26', closeOn: null },
    today: '2026-11-20',
    can: { update: true, create: true, select: true, change: true, print: true },
  },
});
export type ProjectFormProps = z.infer<typeof projectFormPage.props>;
