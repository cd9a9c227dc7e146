import * as z from 'zod';
import { defineData } from '../../../define.ts';

const answer = z.object({
  /** The simulation of reference; null where there is none that can be calculated. */
  simulation: z.string().nullable(),
  marginCents: z.number().int().nullable(),
  /** Of revenue. */
  marginBps: z.number().int().nullable(),
  /** The highest price at which nothing is lost. */
  breakEvenPriceCents: z.number().int().nullable(),
});
export type OfferImpact = z.infer<typeof answer>;

export const offerImpactQuery = z.object({
  price: z.coerce.number().int().min(1).max(100_000_000_000).nullable().catch(null),
});

/** What a link to the impact may ask for. */
export interface Query {
  readonly price?: number;
}

/** What a price does to the margin of the operation. */
export const offerImpact = defineData({
  query: offerImpactQuery,
  contentType: 'application/json',
  body: answer,
  example: {},
});
