import * as z from 'zod';
import { actualityCategories, actualityStates } from '#domain/news/actuality.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleId } from '../../shared.ts';
import { actualityFields, exampleActuality } from './payload.ts';

const named = z.object({ id, label: z.string() });

/** A picture of an article as its form shows it. */
const actualityMedium = z.object({
  id,
  href: z.string(),
  alt: z.string(),
  isCover: z.boolean(),
});

export const adminActualityFormPage = definePage({
  component: 'Admin/Actuality/Form',
  query: z.object({}),
  props: z.object({
    // A new one has neither title nor category yet.
    form: recordForm(
      actualityFields.extend({
        title: z.string(),
        category: z.enum(actualityCategories).nullable(),
        excerpt: z.string(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        status: z.enum(actualityStates),
        publishAt: instant.nullable(),
        readingMinutes: z.number().int(),
        /** What can be done with it now. */
        can: z.object({
          publish: z.boolean(),
          unpublish: z.boolean(),
          archive: z.boolean(),
          duplicate: z.boolean(),
        }),
      })
      .nullable(),
    media: z.array(actualityMedium),
    plans: z.array(named),
    brands: z.array(named),
    /** People whom the saved article is meant for; null for a new one. */
    audienceCount: z.number().int().nullable(),
  }),
  example: {
    form: exampleRecordForm('Réviser un loyer : la règle de l’IRL', exampleActuality),
    current: {
      status: 'draft',
      publishAt: null,
      readingMinutes: 1,
      can: {
        publish: true,
        unpublish: false,
        archive: false,
        duplicate: true,
      },
    },
    media: [{ id: exampleId, href: '/fichiers/1', alt: 'Façade', isCover: true }],
    plans: [{ id: exampleId, label: 'Pro' }],
    brands: [],
    audienceCount: 12,
  },
});
export type ActualityFormProps = z.infer<typeof adminActualityFormPage.props>;
