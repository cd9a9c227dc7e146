import * as z from 'zod';
import { definePage } from '../../define.ts';
import { person } from '../../shared.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { contactFields, exampleContact } from './payload.ts';

export const contactFormPage = definePage({
  component: 'Client/Contact/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(contactFields),
    people: z.array(person),
    /** Tags in use. */
    tags: z.array(z.string()),
  }),
  example: {
    form: exampleRecordForm('Mme Odile Trémeau', exampleContact),
    people: [],
    tags: [],
  },
});
export type ContactFormProps = z.infer<typeof contactFormPage.props>;
