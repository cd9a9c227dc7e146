import * as z from 'zod';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleQuickSale, quickSaleFormValues } from './payload.ts';
import { currentExample, currentQuickSale } from './current.ts';

export const quickSaleFormPage = definePage({
  component: 'Client/QuickSale/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(quickSaleFormValues),
    /** Null for a new one. */
    current: currentQuickSale.nullable(),
    /** Companies and persons that may sell. */
    profiles: z.array(z.object({ id, name: z.string() })),
    /** Who may buy; empty for who may not record an offer. */
    contacts: z.array(z.object({ id, name: z.string(), detail: z.string() })),
    today: day,
  }),
  example: {
    form: exampleRecordForm('Immeuble rue Thiers, Libourne', exampleQuickSale),
    current: currentExample,
    profiles: [],
    contacts: [],
    today: '2026-11-20',
  },
});
export type QuickSaleFormProps = z.infer<typeof quickSaleFormPage.props>;
