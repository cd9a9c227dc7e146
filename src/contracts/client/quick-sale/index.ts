import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { quickSaleStates } from '#domain/quick-sale/states.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** Public prices by which the list is narrowed, in steps that people ask for. */
export const priceBands = ['under_50', '50_150', '150_300', '300_600', 'over_600', 'unknown'] as const;

/** A quick sale as its list shows it. */
export const quickSaleRow = z.object({
  id,
  ref: z.string(),
  name: z.string(),
  type: z.enum(lotTypes),
  city: z.string(),
  areaM2: z.string(),
  /** First picture of the advert; null without one. */
  photoHref: z.string().nullable(),
  publicPriceCents: z.number().int().nullable(),
  pricePerM2Cents: z.number().int().nullable(),
  grossYieldBps: z.number().int().nullable(),
  netYieldBps: z.number().int().nullable(),
  /** How far the two forms of information are. */
  saleCompleteBps: z.number().int(),
  commercialCompleteBps: z.number().int(),
  status: z.enum(quickSaleStates),
  /** Since it was published, to the deed where there is one; null before. */
  daysOnSale: z.number().int().nullable(),
  updatedAt: instant,
});
export type QuickSaleRow = z.infer<typeof quickSaleRow>;

export const quickSaleList = defineList({
  row: quickSaleRow,
  filters: {
    type: choice(lotTypes),
    status: choice(quickSaleStates),
    city: facet(),
    price: choice(priceBands),
  },
  sorts: ['name', 'publicPriceCents', 'updatedAt'],
  defaultSort: '-updatedAt',
});
export type Query = ListLink<typeof quickSaleList>;

const exampleRow: QuickSaleRow = {
  id: exampleId,
  ref: 'VR-2026-001',
  name: 'Immeuble rue Thiers, Libourne',
  type: 'Building',
  city: 'Libourne',
  areaM2: '280.00',
  photoHref: null,
  publicPriceCents: 39_500_000,
  pricePerM2Cents: 141_071,
  grossYieldBps: 942,
  netYieldBps: 661,
  saleCompleteBps: 10_000,
  commercialCompleteBps: 10_000,
  status: 'published',
  daysOnSale: 12,
  updatedAt: '2026-11-20T07:40:00.000Z',
};

export const quickSaleIndexPage = definePage({
  component: 'Client/QuickSale/Index',
  query: quickSaleList.query,
  props: z.object({ list: quickSaleList.props }),
  example: { list: quickSaleList.example(exampleRow) },
});
export type QuickSaleIndexProps = z.infer<typeof quickSaleIndexPage.props>;

/** The filtered list as a file. */
export const quickSaleDownload = defineData({
  query: quickSaleList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-updatedAt', format: 'csv' },
});
