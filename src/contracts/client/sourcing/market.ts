import * as z from 'zod';
import { saleTypes } from '#domain/estimation/enums.ts';
import { inseeCodePattern } from '#domain/geography/insee.ts';
import { defineData } from '../../define.ts';

/** What is asked: the kind and area of a property, its commune, and its place where it is known. */
export interface Query {
  readonly type: string;
  readonly areaM2: string;
  readonly inseeCode: string;
  readonly city: string;
  readonly lat?: number;
  readonly lng?: number;
}

export const marketAnswer = z.object({
  /** Null where fewer than three sales are known. */
  market: z
    .object({
      perM2Cents: z.number().int(),
      count: z.number().int(),
      /** Out of 100. */
      confidence: z.number(),
      /** Around the place; else in the commune. */
      isNear: z.boolean(),
    })
    .nullable(),
});
export type MarketAnswer = z.infer<typeof marketAnswer>;

/** Plain JSON answer: what known sales say of the price by square metre. */
export const sourcingMarket = defineData({
  query: z.object({
    type: z.enum(saleTypes).nullable().catch(null),
    areaM2: z
      .string()
      .regex(/^\d{1,8}(\.\d{1,2})?$/)
      .catch(''),
    inseeCode: z.string().regex(inseeCodePattern).catch(''),
    city: z.string().trim().max(80).catch(''),
    lat: z.coerce.number().min(-90).max(90).nullable().catch(null),
    lng: z.coerce.number().min(-180).max(180).nullable().catch(null),
  }),
  contentType: 'application/json',
  body: marketAnswer,
  example: {
    type: 'Apartment',
    areaM2: '63.4',
    inseeCode: '33243',
    city: 'Libourne',
    lat: 44.9131,
    lng: -0.2347,
  },
});
