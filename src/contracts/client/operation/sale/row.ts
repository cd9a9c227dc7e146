import * as z from 'zod';
import { lotStates, lotTypes, saleModes } from '#domain/lot/states.ts';
import { broadcastGaps } from '#domain/sale/broadcast-gaps.ts';
import { ageBuckets } from '#domain/sale/stock-age.ts';
import { id, recordVersion } from '../../../fields.ts';
import { exampleId } from '../../../shared.ts';

/** A lot as the sale plan and the stock show it. */
export const saleLot = z.object({
  id,
  version: recordVersion,
  ref: z.string(),
  type: z.enum(lotTypes),
  label: z.string(),
  buildingLabel: z.string(),
  level: z.number().int().nullable(),
  rooms: z.number().int().nullable(),
  areaM2: z.string(),
  exposure: z.string().nullable(),
  dpeClass: z.string().nullable(),
  saleMode: z.enum(saleModes),
  priceTtcCents: z.number().int().nullable(),
  pricePerM2Cents: z.number().int().nullable(),
  existingPriceCents: z.number().int().nullable(),
  worksPriceCents: z.number().int().nullable(),
  /** Below it nobody sells; the owner's alone. */
  minPriceCents: z.number().int().nullable(),
  status: z.enum(lotStates),
  /** Whoever buys it. */
  buyers: z.array(z.string()),
  /** Its sale before a notary, as long as it is live. */
  notarySaleId: id.nullable(),
  /** People who may buy it, buyers aside. */
  prospectsCount: z.number().int(),
  ageDays: z.number().int().nullable(),
  ageBucket: z.enum(ageBuckets).nullable(),
  /** Part of the cost and margin, as the reference simulation has them; for the owner and the accountant. */
  costCents: z.number().int().nullable(),
  marginCents: z.number().int().nullable(),
  marginBps: z.number().int().nullable(),
  /** What its advert still lacks. */
  gaps: z.array(z.enum(broadcastGaps)),
  photoHref: z.string().nullable(),
});
export type SaleLot = z.infer<typeof saleLot>;

export const exampleSaleLot: SaleLot = {
  id: exampleId,
  version: 1,
  ref: 'A11',
  type: 'Apartment',
  label: 'T3 premier étage',
  buildingLabel: 'Chai nord',
  level: 1,
  rooms: 3,
  areaM2: '63.40',
  exposure: 'SO',
  dpeClass: 'C',
  saleMode: 'vir',
  priceTtcCents: 20_500_000,
  pricePerM2Cents: 323_344,
  existingPriceCents: 12_300_000,
  worksPriceCents: 8_200_000,
  minPriceCents: null,
  status: 'sold',
  buyers: ['Mme Aurélie Gaudin'],
  notarySaleId: null,
  prospectsCount: 0,
  ageDays: 144,
  ageBucket: 'upTo180',
  costCents: 16_528_519,
  marginCents: 1_754_814,
  marginBps: 960,
  gaps: [],
  photoHref: null,
};
