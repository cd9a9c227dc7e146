import * as z from 'zod';
import { utmStates } from '#domain/growth/utm.ts';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { person } from '../../shared.ts';
import { exampleFigures, utmFiguresShape } from './figures.ts';
import { exampleUtm, utmFields } from './payload.ts';

const texts = z.array(z.string());

export const adminUtmFormPage = definePage({
  component: 'Admin/Utm/Form',
  query: z.object({}),
  props: z.object({
    // A new one has nothing of this yet.
    form: recordForm(
      utmFields.extend({
        name: z.string(),
        targetUrl: z.string(),
        source: z.string(),
        medium: z.string(),
        campaign: z.string(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        status: z.enum(utmStates),
        shortPath: z.string(),
        /** The short link as a drawing. */
        qrSvg: z.string(),
        figures: z.object(utmFiguresShape),
        can: z.object({ archive: z.boolean(), duplicate: z.boolean() }),
      })
      .nullable(),
    /** Under which short links are reached. */
    origin: z.string(),
    people: z.array(person),
    /** Values of the other links. */
    suggestions: z.object({ source: texts, medium: texts, campaign: texts }),
    /** The last day of the trend. */
    today: day,
  }),
  example: {
    form: exampleRecordForm('Salon de Nantes 2027', exampleUtm),
    current: {
      status: 'running',
      shortPath: '/r/salon-nantes',
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      figures: exampleFigures,
      can: { archive: true, duplicate: true },
    },
    origin: 'https://ilot.example',
    people: [],
    suggestions: { source: ['salon'], medium: ['stand'], campaign: ['rent-2025'] },
    today: '2026-11-20',
  },
});
export type UtmFormProps = z.infer<typeof adminUtmFormPage.props>;
