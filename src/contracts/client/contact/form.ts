import * as z from 'zod';
import { contactRoles, type ContactRole } from '#domain/relation/contact.ts';
import { definePage } from '../../define.ts';
import { person } from '../../shared.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { contactFields, exampleContact } from './payload.ts';
import { linkedOperation, operationChoice, purposeConsents, timelineEntry } from './relations.ts';
import { contactTabs, type ContactTab } from './tabs.ts';

/** Which part of the page is shown, and what a new contact is. */
export interface Query {
  readonly tab?: ContactTab;
  readonly role?: ContactRole;
}

export const contactFormPage = definePage({
  component: 'Client/Contact/Form',
  query: z.object({
    tab: z.enum(contactTabs).catch('fiche'),
    role: z.enum(contactRoles).nullable().catch(null),
  }),
  props: z.object({
    tab: z.enum(contactTabs),
    form: recordForm(contactFields),
    people: z.array(person),
    /** Tags in use. */
    tags: z.array(z.string()),
    /** Exchanges and history together, newest first; null on the other parts, as are the next two. */
    activity: z.array(timelineEntry).nullable(),
    operations: z
      .object({
        items: z.array(linkedOperation),
        /** Those that it can be linked to. */
        choices: z.array(operationChoice),
      })
      .nullable(),
    consents: z.array(purposeConsents).nullable(),
    /** The day in Paris, the last that an exchange or a consent can have. */
    today: z.string(),
  }),
  example: {
    tab: 'fiche',
    form: exampleRecordForm('Mme Odile Trémeau', exampleContact),
    people: [],
    tags: [],
    activity: null,
    operations: null,
    consents: null,
    today: '2026-11-20',
  },
});
export type ContactFormProps = z.infer<typeof contactFormPage.props>;
