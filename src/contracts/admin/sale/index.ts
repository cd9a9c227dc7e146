import * as z from 'zod';
import { saleStates } from '#domain/growth/sale.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { day } from '../../fields.ts';
import { person } from '../../shared.ts';
import { exampleSaleRow, saleRow } from './row.ts';

export const saleList = defineList({
  row: saleRow,
  filters: {
    status: choice(saleStates),
    due: choice(['approval', 'over'] as const),
    sellerUserId: facet(),
    planId: facet(),
    brandId: facet(),
    utmId: facet(),
    couponId: facet(),
    signedOn: period(),
    sentOn: period(),
  },
  sorts: ['name', 'netCents', 'signedOn', 'customer', 'startsOn', 'createdAt'],
  defaultSort: '-name',
  modes: ['board'],
  sums: ['netCents', 'totalCents', 'firstYearCents'],
});

export type Query = ListLink<typeof saleList>;

export const adminSaleIndexPage = definePage({
  component: 'Admin/Sale/Index',
  query: saleList.query,
  props: z.object({
    list: saleList.props,
    /** Null where the address asks for another look. */
    board: z
      .array(
        z.object({
          status: z.enum(saleStates),
          count: z.number().int(),
          netCents: z.number().int(),
          cards: z.array(saleRow).max(100),
        }),
      )
      .nullable(),
    /** What the whole team signed within the filters, for who sees their own sales alone; null for the others. */
    team: z.object({ count: z.number().int(), netCents: z.number().int() }).nullable(),
    today: day,
    /** Companies that a prospect can have become. */
    clients: z.array(person).max(1000),
  }),
  example: {
    list: saleList.example(exampleSaleRow),
    board: null,
    team: null,
    today: '2026-11-20',
    clients: [],
  },
});
export type SaleIndexProps = z.infer<typeof adminSaleIndexPage.props>;

/** The filtered list as a file. */
export const saleDownload = defineData({
  query: saleList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-name', format: 'csv' },
});
