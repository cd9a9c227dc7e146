import * as z from 'zod';
import { saleModes } from '#domain/lot/states.ts';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { examplePaymentTemplate, paymentTemplateFields } from './payload.ts';

const { name: _name, regime: _regime, ...exampleLegal } = examplePaymentTemplate;

export const paymentTemplateFormPage = definePage({
  component: 'Client/PaymentTemplate/Form',
  query: z.object({}),
  props: z.object({
    // A new one has no name yet.
    form: recordForm(paymentTemplateFields.extend({ name: z.string() })),
    /** Null for a new one. */
    current: z
      .object({
        isSystem: z.boolean(),
        isDefault: z.boolean(),
        isArchived: z.boolean(),
      })
      .nullable(),
    /** What the law allows at most, by regime: what a new one begins with. */
    legal: z.record(z.enum(saleModes), paymentTemplateFields.omit({ name: true, regime: true })),
    /** The day whose law the schedule is compared with. */
    today: day,
    can: z.object({ create: z.boolean(), update: z.boolean() }),
  }),
  example: {
    form: exampleRecordForm('VIR en deux appels de travaux', examplePaymentTemplate),
    current: { isSystem: false, isDefault: false, isArchived: false },
    legal: { asis: exampleLegal, vir: exampleLegal, vefa: exampleLegal, tab: exampleLegal },
    today: '2026-11-20',
    can: { create: true, update: true },
  },
});
export type PaymentTemplateFormProps = z.infer<typeof paymentTemplateFormPage.props>;
