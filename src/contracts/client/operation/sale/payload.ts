import * as z from 'zod';
import { maxMoveBps } from '#domain/sale/price-change.ts';
import { salePlanModes } from '#domain/sale/enums.ts';
import { defineAction } from '../../../define.ts';
import { id, optionalCents, optionalText, recordVersion, requiredText } from '../../../fields.ts';
import { exampleId } from '../../../shared.ts';

/** Lots that are changed at once at most. */
export const maxSaleLots = 200;
const lotIds = z.array(id).min(1).max(maxSaleLots);
const price = z.number().int().min(1).max(100_000_000_000);

/** How the sale of an operation is led; `version` is null before it is first saved. */
export const updateSalePlan = defineAction({
  payload: z.object({
    version: recordVersion.nullable(),
    mode: z.enum(salePlanModes),
    feeRateBps: z.number().int().min(0).max(2000).nullable(),
    agentContactIds: z.array(id).max(10),
    optionDays: z.number().int().min(1).max(15),
    depositRateBps: z.number().int().min(0).max(1000),
    paymentTermDays: z.number().int().min(0).max(60),
    floorPriceAlert: z.boolean(),
  }),
  example: {
    version: null,
    mode: 'vir',
    feeRateBps: 400,
    agentContactIds: [],
    optionDays: 5,
    depositRateBps: 500,
    paymentTermDays: 15,
    floorPriceAlert: true,
  },
});

/** Puts draft lots on sale. */
export const publishLots = defineAction({
  payload: z.object({ lotIds }),
  example: { lotIds: [exampleId] },
});

/** Takes lots off the sale for good: let, merged, kept. */
export const withdrawLots = defineAction({
  payload: z.object({ lotIds, reason: requiredText(300) }),
  example: { lotIds: [exampleId], reason: 'Lot conservé en location.' },
});

const priceChange = z.object({
  lotId: id,
  priceTtcCents: price,
  /** The two parts of a VIR price; null elsewhere. */
  existingPriceCents: optionalCents,
  worksPriceCents: optionalCents,
});
export type PriceChange = z.output<typeof priceChange>;

/** Sets prices one by one. */
export const setPrices = defineAction({
  payload: z.object({
    changes: z.array(priceChange).min(1).max(maxSaleLots),
    reason: optionalText(300).optional(),
  }),
  example: {
    changes: [
      { lotId: exampleId, priceTtcCents: 1_550_000, existingPriceCents: null, worksPriceCents: null },
    ],
    reason: 'Marché porteur.',
  },
});

/** Moves prices by a part of themselves. */
export const movePrices = defineAction({
  payload: z.object({
    lotIds,
    percentBps: z
      .number()
      .int()
      .min(-maxMoveBps)
      .max(maxMoveBps)
      .refine((value) => value !== 0, { params: { code: 'required' } }),
    reason: optionalText(300).optional(),
  }),
  example: { lotIds: [exampleId], percentBps: -200, reason: '' },
});
