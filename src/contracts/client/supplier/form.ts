import * as z from 'zod';
import { supplierStates } from '#domain/relation/supplier.ts';
import { definePage } from '../../define.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { exampleSupplier, supplierFields } from './payload.ts';

export const supplierFormPage = definePage({
  component: 'Client/Supplier/Form',
  query: z.object({}),
  props: z.object({
    form: recordForm(supplierFields),
    /** Null for a new one. */
    standing: z
      .object({
        status: z.enum(supplierStates),
        blockedReason: z.string().nullable(),
      })
      .nullable(),
  }),
  example: {
    form: exampleRecordForm('Maçonnerie Ferrand & Cie', exampleSupplier),
    standing: { status: 'active', blockedReason: null },
  },
});
export type SupplierFormProps = z.infer<typeof supplierFormPage.props>;
