import * as z from 'zod';
import { acquisitionRegimes, operationKinds, vatRegimes } from '#domain/operation/enums.ts';
import { defineAction, definePage } from '../../define.ts';
import { day, id, recordVersion, requiredText } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleQuickSale, quickSaleFormValues } from './payload.ts';
import { exampleStanding, quickSaleStanding } from './standing.ts';

export const quickSaleFormPage = definePage({
  component: 'Client/QuickSale/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(quickSaleFormValues),
    /** Null for a new one. */
    standing: quickSaleStanding.nullable(),
    /** Companies and persons that may sell. */
    profiles: z.array(z.object({ id, name: z.string() })),
    /** Who may buy; empty for who may not record an offer. */
    contacts: z.array(z.object({ id, name: z.string(), detail: z.string() })),
    today: day,
  }),
  example: {
    form: exampleRecordForm('Immeuble rue Thiers, Libourne', exampleQuickSale),
    standing: exampleStanding,
    profiles: [],
    contacts: [],
    today: '2026-11-20',
  },
});
export type QuickSaleFormProps = z.infer<typeof quickSaleFormPage.props>;

/** Makes an operation of a quick sale; what it does not tell is asked for. */
export const convertQuickSale = defineAction({
  payload: z.object({
    name: requiredText(120),
    kind: z.enum(operationKinds),
    acquisitionRegime: z.enum(acquisitionRegimes),
    vatRegime: z.enum(vatRegimes),
    version: recordVersion,
  }),
  example: {
    name: 'Immeuble rue Thiers',
    kind: 'trading',
    acquisitionRegime: 'mdb',
    vatRegime: 'exempt',
    version: 1,
  },
});
