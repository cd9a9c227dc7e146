import * as z from 'zod';
import { lotStates, lotTypes } from '#domain/lot/states.ts';
import { definePage } from '../define.ts';
import { day, id, optionalDay } from '../fields.ts';
import { idsQuery } from '../list.ts';
import { exampleId } from '../shared.ts';
import { stockList, type Query as StockQuery } from '../client/stock.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** Lots that are printed at once at most, as many as a cart holds. */
export const maxPrintedLots = 60;

const ownQuery = z.object({
  ...paperQuery,
  /** Lots of a cart, in any order; those that the filters of the stock let through without. */
  ids: idsQuery,
  /** `1` adds what lots cost, for the owner and the accountant. */
  cost: z.enum(['', '1']).catch('').default(''),
});
const query = z.intersection(stockList.query, ownQuery);

/** What a link to the list of stock may ask for. */
export type Query = PaperLink & StockQuery & { readonly ids?: readonly string[]; readonly cost?: '' | '1' };

const lot = z.object({
  id,
  photoHref: z.string().nullable(),
  ref: z.string(),
  type: z.enum(lotTypes),
  rooms: z.number().int().nullable(),
  city: z.string(),
  level: z.number().int().nullable(),
  areaM2: z.string(),
  /** Null where amounts are hidden, or not set. */
  priceTtcCents: z.number().int().nullable(),
  pricePerM2Cents: z.number().int().nullable(),
  dpeClass: z.string().nullable(),
  status: z.enum(lotStates),
  /** When works end, for what is sold with works; null for what can be had at once. */
  deliveryOn: optionalDay,
  costCents: z.number().int().nullable(),
  marginCents: z.number().int().nullable(),
});
export type PrintedLot = z.infer<typeof lot>;

const sums = z.object({
  lotsCount: z.number().int(),
  areaM2: z.string(),
  priceTtcCents: z.number().int().nullable(),
});

export const stocksPage = definePage({
  component: 'Export/Stocks',
  query,
  props: z.object({
    paper,
    /** The lots of each operation, in the order of their names. */
    groups: z.array(
      z.object({ id, name: z.string(), ref: z.string(), city: z.string(), lots: z.array(lot), sums }),
    ),
    sums,
    hasCosts: z.boolean(),
    /** Who answers for the list. */
    contact: z.object({ name: z.string(), email: z.string() }),
    validOn: day,
    /** More lots were asked for than are printed. */
    leftOutCount: z.number().int(),
  }),
  example: {
    paper: examplePaper,
    groups: [
      {
        id: exampleId,
        name: 'Les Chais de la Bastide',
        ref: 'OP-2025-001',
        city: 'Libourne',
        lots: [
          {
            id: exampleId,
            photoHref: null,
            ref: 'G01',
            type: 'Garage',
            rooms: null,
            city: 'Libourne',
            level: 0,
            areaM2: '15.00',
            priceTtcCents: 1_500_000,
            pricePerM2Cents: 100_000,
            dpeClass: null,
            status: 'available',
            deliveryOn: null,
            costCents: null,
            marginCents: null,
          },
        ],
        sums: { lotsCount: 1, areaM2: '15.00', priceTtcCents: 1_500_000 },
      },
    ],
    sums: { lotsCount: 1, areaM2: '15.00', priceTtcCents: 1_500_000 },
    hasCosts: false,
    contact: { name: 'Hugo Lartigue', email: 'hugo.lartigue@example.test' },
    validOn: '2026-11-20',
    leftOutCount: 0,
  },
});
export type StocksProps = z.infer<typeof stocksPage.props>;
