import * as z from 'zod';
import { callEvents } from '#domain/calls/payment-template.ts';
import { callChannels, receiptMethods } from '#domain/sale/notary-sale.ts';
import { defineAction } from '../../../../define.ts';
import { day, id, optionalText, recordVersion, requiredText } from '../../../../fields.ts';
import { exampleId } from '../../../../shared.ts';

const channel = z.enum(callChannels);
const cents = z.number().int().min(1).max(100_000_000_000);

/** Calls that were chosen, of one sale or of several. */
export const callPayments = defineAction({
  payload: z.object({ paymentIds: z.array(id).min(1).max(200), calledOn: day, channel }),
  example: { paymentIds: [exampleId], calledOn: '2026-11-20', channel: 'email' },
});

/** Every call of the operation that one event has made possible. */
export const callEvent = defineAction({
  payload: z.object({ event: z.enum(callEvents), calledOn: day, channel }),
  example: { event: 'half_works', calledOn: '2026-11-20', channel: 'email' },
});

/** Money that came in for a call. */
export const storeReceipt = defineAction({
  payload: z.object({
    version: recordVersion,
    on: day,
    amountCents: cents,
    method: z.enum(receiptMethods),
    /** What the statement of the bank calls it, or the movement that was matched. */
    transactionId: optionalText(60),
  }),
  example: {
    version: 1,
    on: '2026-11-20',
    amountCents: 3_100_000,
    method: 'transfer',
    transactionId: 'VIR 20261120',
  },
});

/** The buyer disputes the delivery and consigns the balance. */
export const consignPayment = defineAction({
  payload: z.object({ version: recordVersion, amountCents: cents, reason: requiredText(300) }),
  example: {
    version: 1,
    amountCents: 310_000,
    reason: 'Réserves de livraison contestées : fenêtre du séjour.',
  },
});

/** The consigned money is paid to the seller. */
export const releasePayment = defineAction({
  payload: z.object({ version: recordVersion, on: day, transactionId: optionalText(60) }),
  example: { version: 2, on: '2026-11-20', transactionId: '' },
});

/** Asks the buyers for what is owed. */
export const remindPayment = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

/** Another day for a call that was made. */
export const reschedulePayment = defineAction({
  payload: z.object({ version: recordVersion, dueOn: day, reason: requiredText(300) }),
  example: { version: 1, dueOn: '2026-12-10', reason: 'La banque de l’acquéreur débloque le 10 décembre.' },
});

/** Another schedule, before anything was called. */
export const changeTemplate = defineAction({
  payload: z.object({ version: recordVersion, paymentTemplateId: id }),
  example: { version: 1, paymentTemplateId: exampleId },
});
