import * as z from 'zod';
import { commercialGaps, saleGaps } from '#domain/quick-sale/completeness.ts';
import { quickSaleStates } from '#domain/quick-sale/states.ts';
import { id, optionalDay } from '../../fields.ts';

/** How a quick sale stands: what its forms lack, what may be done next. */
export const currentQuickSale = z.object({
  status: z.enum(quickSaleStates),
  saleGaps: z.array(z.enum(saleGaps)),
  commercialGaps: z.array(z.enum(commercialGaps)),
  publicPriceCents: z.number().int().nullable(),
  publishedOn: optionalDay,
  daysOnSale: z.number().int().nullable(),
  buyerName: z.string().nullable(),
  offeredPriceCents: z.number().int().nullable(),
  contractOn: optionalDay,
  soldOn: optionalDay,
  finalPriceCents: z.number().int().nullable(),
  withdrawalReason: z.string().nullable(),
  /** The operation that was made of it. */
  operation: z.object({ id, ref: z.string() }).nullable(),
  /** What the person may try now; publishing says what is missing. */
  can: z.object({
    publish: z.boolean(),
    offer: z.boolean(),
    contract: z.boolean(),
    sell: z.boolean(),
    withdraw: z.boolean(),
    duplicate: z.boolean(),
    convert: z.boolean(),
  }),
});
export type CurrentQuickSale = z.infer<typeof currentQuickSale>;

export const currentExample: CurrentQuickSale = {
  status: 'ready',
  saleGaps: [],
  commercialGaps: [],
  publicPriceCents: 39_500_000,
  publishedOn: null,
  daysOnSale: null,
  buyerName: null,
  offeredPriceCents: null,
  contractOn: null,
  soldOn: null,
  finalPriceCents: null,
  withdrawalReason: null,
  operation: null,
  can: {
    publish: true,
    offer: false,
    contract: false,
    sell: false,
    withdraw: true,
    duplicate: true,
    convert: true,
  },
};
