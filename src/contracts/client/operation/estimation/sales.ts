import * as z from 'zod';
import { saleTypes, type SaleType } from '#domain/estimation/enums.ts';
import { defineAction, defineData } from '../../../define.ts';
import { day } from '../../../fields.ts';

/** What is asked for: sales within a radius, not older than some months, of a type and of an area. */
export interface Query {
  readonly radius: number;
  readonly months: number;
  readonly type: SaleType;
  readonly minArea?: string;
  readonly maxArea?: string;
}

const area = z.coerce.number().min(0).max(99_999_999).nullable().catch(null);

const foundSale = z.object({
  mutationId: z.string(),
  soldOn: day,
  priceCents: z.number().int(),
  areaM2: z.string(),
  pricePerM2Cents: z.number().int(),
  rooms: z.number().int().nullable(),
  addressLine: z.string(),
  city: z.string(),
  distanceM: z.number().int(),
  /** It is among the comparables already. */
  isTaken: z.boolean(),
});
export type FoundSale = z.infer<typeof foundSale>;

const salesAnswer = z.object({
  /** The nearest first. */
  sales: z.array(foundSale),
  /** More were found than are told. */
  isCut: z.boolean(),
  /** Sales left out because several properties went at one price. */
  severalCount: z.number().int(),
  /** Lines of public sales that the company has, wherever. */
  linesCount: z.number().int(),
  /** The property has a place. */
  isPlaced: z.boolean(),
});
export type SalesAnswer = z.infer<typeof salesAnswer>;

/** Plain JSON answer: sales around the property, out of the file that the company brought in. */
export const searchSales = defineData({
  query: z.object({
    radius: z.coerce.number().int().min(50).max(20_000).catch(1000),
    months: z.coerce.number().int().min(1).max(240).catch(24),
    type: z.enum(saleTypes).catch('Apartment'),
    minArea: area,
    maxArea: area,
  }),
  contentType: 'application/json',
  body: salesAnswer,
  example: {
    radius: 1000,
    months: 24,
    type: 'Apartment',
    minArea: 40,
    maxArea: 90,
  },
});

/** Takes sales of the public file as comparables, by their mutation. */
export const takeSales = defineAction({
  payload: z.object({ mutationIds: z.array(z.string().min(1).max(40)).min(1).max(100) }),
  example: { mutationIds: ['2026-000001'] },
});
