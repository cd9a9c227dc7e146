import * as z from 'zod';
import { definePage } from '../../define.ts';
import { day, id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId } from '../../shared.ts';
import { exampleOfferTemplate, offerTemplateFields } from './payload.ts';

// What was saved once is shown as it is, whatever the limits are today.
const shownFields = z.object({
  ...offerTemplateFields.shape,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

/** What a template said at one of its versions. */
const templateVersion = z.object({
  version: z.number().int(),
  at: instant,
  by: z.string().nullable(),
  content: shownFields,
});
export type OfferTemplateVersion = z.infer<typeof templateVersion>;

export const offerTemplateFormPage = definePage({
  component: 'Client/OfferTemplate/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(shownFields),
    /** Null for a new one. */
    current: z.object({ isSystem: z.boolean(), isDefault: z.boolean(), isArchived: z.boolean() }).nullable(),
    /** The latest first. */
    versions: z.array(templateVersion),
    /** With which the text can be read filled in: those that the person sees. */
    operations: z.array(z.object({ id, name: z.string(), ref: z.string() })),
    today: day,
    can: z.object({ create: z.boolean(), update: z.boolean() }),
  }),
  example: {
    form: exampleRecordForm('Offre immeuble occupé', exampleOfferTemplate),
    current: { isSystem: false, isDefault: false, isArchived: false },
    versions: [
      { version: 1, at: '2026-01-12T09:20:00.000Z', by: 'Hugo Lartigue', content: exampleOfferTemplate },
    ],
    operations: [{ id: exampleId, name: 'Les Chais de la Bastide', ref: 'OP-2025-001' }],
    today: '2026-11-20',
    can: { create: true, update: true },
  },
});
export type OfferTemplateFormProps = z.infer<typeof offerTemplateFormPage.props>;
