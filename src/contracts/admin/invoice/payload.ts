import * as z from 'zod';
import { invoicePaymentMethods } from '#domain/subscription/invoice.ts';
import { defineAction, defineData } from '../../define.ts';
import { day, optionalText } from '../../fields.ts';

/** What the bank says of an invoice: when and how it was paid. The day is checked where the invoice is known. */
export const payInvoice = defineAction({
  payload: z.object({
    paidOn: day,
    method: z.enum(invoicePaymentMethods),
    reference: optionalText(60),
  }),
  example: { paidOn: '2026-11-18', method: 'virement', reference: 'VIR 2026-11-18 FOREZ' },
});

export const staffInvoiceDownload = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});
