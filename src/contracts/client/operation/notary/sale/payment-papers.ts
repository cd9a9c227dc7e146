import * as z from 'zod';
import { callEvents } from '#domain/calls/payment-template.ts';
import { paymentStates } from '#domain/sale/notary-sale.ts';
import { defineData } from '../../../../define.ts';
import { choicesQuery, downloadQuery, type DownloadFormat } from '../../../../list.ts';

/** The letter of a call: as it was sent, or as it would be. */
export const callLetter = defineData({ query: z.object({}), contentType: 'application/pdf', example: {} });

/** The calls of all sales of an operation as a file. */
export const paymentDownload = defineData({
  query: z.object({
    state: choicesQuery([...paymentStates]),
    event: choicesQuery([...callEvents]),
    ...downloadQuery,
  }),
  contentType: 'text/csv',
  example: { format: 'csv' },
});

/** What a link to the file may ask for. */
export interface Query {
  readonly state?: readonly (typeof paymentStates)[number][];
  readonly event?: readonly (typeof callEvents)[number][];
  readonly format?: DownloadFormat;
}
