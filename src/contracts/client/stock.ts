import * as z from 'zod';
import { lotStates, lotTypes } from '#domain/lot/states.ts';
import { leastAreas, priceBandNames } from '#domain/sale/lot-bands.ts';
import { ageBuckets } from '#domain/sale/stock-age.ts';
import { stockStates } from '#domain/sale/stock.ts';
import { defineData, definePage } from '../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../define-list.ts';
import { id, optionalDay } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { exampleSaleLot, saleLot } from './operation/sale/row.ts';

/** A lot with the operation that it is of. */
export const stockRow = saleLot.extend({
  operation: z.object({ id, ref: z.string(), name: z.string(), city: z.string() }),
  forSaleOn: optionalDay,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockList = defineList({
  row: stockRow,
  filters: {
    operation: facet(),
    type: choice(lotTypes),
    /** Those in stock where none is chosen. */
    status: choice(lotStates),
    city: facet(),
    price: choice(priceBandNames),
    area: choice(leastAreas),
    rooms: facet(),
    forSaleOn: period(),
  },
  sorts: ['ageDays', 'name', 'operation', 'priceTtcCents', 'areaM2', 'pricePerM2Cents', 'level'],
  defaultSort: '-ageDays',
  modes: ['map'],
  sums: ['priceTtcCents'],
});
export type Query = ListLink<typeof stockList>;

export const exampleStockRow: StockRow = {
  ...exampleSaleLot,
  operation: { id: exampleId, ref: 'OP-2025-001', name: 'Les Chais de la Bastide', city: 'Libourne' },
  forSaleOn: '2026-05-04',
  lat: 44.9131,
  lng: -0.2347,
};

const part = z.object({ lotsCount: z.number().int(), valueCents: z.number().int() });

export const stockPage = definePage({
  component: 'Client/Stock',
  query: stockList.query,
  props: z.object({
    list: stockList.props,
    /** Null unless the address asks for the map: all that the filters let through, up to a limit. */
    places: z.array(stockRow).nullable(),
    figures: z.object({
      total: part,
      byState: z.record(z.enum(stockStates), part),
      /** Older than 180 days. */
      oldCount: z.number().int(),
      byType: z.array(z.object({ type: z.enum(lotTypes), lotsCount: z.number().int() })),
      byAge: z.array(z.object({ bucket: z.enum(ageBuckets), lotsCount: z.number().int(), href: z.string() })),
    }),
    can: z.object({
      change: z.boolean(),
      withdraw: z.boolean(),
      seeMargins: z.boolean(),
      send: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    list: stockList.example(exampleStockRow),
    places: null,
    figures: {
      total: { lotsCount: 9, valueCents: 144_300_000 },
      byState: {
        available: { lotsCount: 5, valueCents: 76_200_000 },
        optioned: { lotsCount: 1, valueCents: 17_800_000 },
        reserved: { lotsCount: 0, valueCents: 0 },
        under_contract: { lotsCount: 3, valueCents: 50_300_000 },
      },
      oldCount: 4,
      byType: [{ type: 'Apartment', lotsCount: 6 }],
      byAge: [{ bucket: 'upTo90', lotsCount: 5, href: '/stock' }],
    },
    can: { change: true, withdraw: true, seeMargins: true, send: true, print: true },
  },
});
export type StockPageProps = z.infer<typeof stockPage.props>;

/** The filtered list as a file. */
export const stockDownload = defineData({
  query: stockList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-ageDays', format: 'csv' },
});
