import * as z from 'zod';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { definePage } from '../../define.ts';
import type { PaperLink } from '../paper.ts';
import {
  exampleSimulationPaper,
  hiddenBps,
  hiddenCents,
  simulationPaper,
  simulationPaperQuery,
} from './study.ts';

/** What a link to the programme may ask for. */
export type Query = PaperLink;

/** What a lot, or all of them, bring, cost and leave. */
const sums = z.object({
  priceTtcCents: hiddenCents,
  pricePerM2Cents: hiddenCents,
  /** Stays where margins are hidden: VAT on the margin tells the price of the purchase, which land records tell too. */
  vatCents: hiddenCents,
  priceHtCents: hiddenCents,
  /** By how costs reach lots: by tantièmes, works, price, or directly; null where margins are hidden. */
  cost: z
    .object({
      purchase: z.number().int(),
      works: z.number().int(),
      price: z.number().int(),
      direct: z.number().int(),
      totalCents: z.number().int(),
    })
    .nullable(),
  marginCents: hiddenCents,
  marginBps: hiddenBps,
});
export type LotSums = z.infer<typeof sums>;

export const simulationProjectsPage = definePage({
  component: 'Export/Simulation/Projects',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        lots: z.array(
          sums.extend({
            ref: z.string(),
            type: z.enum(lotTypes),
            saleMode: z.enum(saleModes),
            areaM2: z.string(),
          }),
        ),
        /** Of the lots alone. */
        total: sums.extend({ areaM2: z.string() }),
        /** Revenue that belongs to no lot, and costs where there are none; null where there is neither. */
        others: sums.nullable(),
        /** Mean margin of a lot. */
        meanMarginCents: hiddenCents,
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      lots: [],
      total: {
        areaM2: '0.00',
        priceTtcCents: 0,
        pricePerM2Cents: null,
        vatCents: 0,
        priceHtCents: 0,
        cost: { purchase: 0, works: 0, price: 0, direct: 0, totalCents: 0 },
        marginCents: 0,
        marginBps: null,
      },
      others: null,
      meanMarginCents: null,
    },
  },
});
export type SimulationProjectsProps = z.infer<typeof simulationProjectsPage.props>;
