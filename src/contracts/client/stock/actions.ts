import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { id, optionalText, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** Lots that are sent at once at most, as many as a cart holds; and people whom they are sent to. */
export const maxSentLots = 60;
export const maxRecipients = 20;

/** Sets the price of one lot. */
export const setStockPrice = defineAction({
  payload: z.object({
    lotId: id,
    priceTtcCents: z.number().int().min(1).max(100_000_000_000),
    reason: optionalText(300).optional(),
  }),
  example: { lotId: exampleId, priceTtcCents: 1_450_000, reason: 'Baisse convenue avec l’agence.' },
});

/** Sends lots to contacts by mail. */
export const sendLots = defineAction({
  payload: z.object({
    lotIds: z.array(id).min(1).max(maxSentLots),
    contactIds: z.array(id).min(1).max(maxRecipients),
    subject: requiredText(120),
    message: optionalText(2000),
  }),
  example: {
    lotIds: [exampleId],
    contactIds: [exampleId],
    subject: '3 lots disponibles',
    message: 'Bonjour, voici les lots évoqués ce matin.',
  },
});
