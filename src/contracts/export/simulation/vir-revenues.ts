import * as z from 'zod';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';
import { month } from '../../client/operation/simulation/payload.ts';
import type { PaperLink } from '../paper.ts';
import {
  exampleSimulationPaper,
  hiddenBps,
  hiddenCents,
  simulationPaper,
  simulationPaperQuery,
} from './study.ts';

/** What a link to the revenue of a VIR may ask for. */
export type Query = PaperLink;

const sale = z.object({
  ref: z.string(),
  type: z.enum(lotTypes),
  saleMode: z.enum(saleModes),
  areaM2: z.string(),
  priceTtcCents: hiddenCents,
  vatCents: hiddenCents,
  /** Month of the deed in the study; null while none is said. */
  deedMonth: month.nullable(),
});

/** What the sale before the notary tells of a lot. */
const virSale = {
  /** Of a sale of several lots it stands at the first; null without one, or where amounts are hidden. */
  depositCents: hiddenCents,
  contractOn: day.nullable(),
  /** Of the deed, signed or planned; null while the month of the study is all that is known. */
  deedOn: day.nullable(),
};

const virSums = {
  existingCents: hiddenCents,
  worksCents: hiddenCents,
  /** Works in the price. */
  worksBps: hiddenBps,
};

export const simulationVirRevenuesPage = definePage({
  component: 'Export/Simulation/VirRevenues',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        vir: z.array(sale.extend({ ...virSale, ...virSums })),
        virTotal: z.object({
          depositCents: hiddenCents,
          priceTtcCents: hiddenCents,
          vatCents: hiddenCents,
          ...virSums,
        }),
        others: z.array(sale),
        othersTotal: z.object({ priceTtcCents: hiddenCents, vatCents: hiddenCents }),
        /** Most that may be called of the works, by the law of the day of the purchase. */
        caps: z.object({ halfBps: z.number().int(), completionBps: z.number().int(), source: z.string() }),
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      vir: [
        {
          ref: 'A01',
          type: 'Apartment',
          saleMode: 'vir',
          areaM2: '42.10',
          priceTtcCents: 13_900_000,
          vatCents: 1_516_667,
          deedMonth: '2026-09',
          depositCents: 695_000,
          contractOn: '2026-07-06',
          deedOn: '2026-09-14',
          existingCents: 8_340_000,
          worksCents: 5_560_000,
          worksBps: 4000,
        },
      ],
      virTotal: {
        depositCents: 695_000,
        priceTtcCents: 13_900_000,
        vatCents: 1_516_667,
        existingCents: 8_340_000,
        worksCents: 5_560_000,
        worksBps: 4000,
      },
      others: [],
      othersTotal: { priceTtcCents: 0, vatCents: 0 },
      caps: { halfBps: 5000, completionBps: 9500, source: 'CCH, art. R262-10' },
    },
  },
});
export type SimulationVirRevenuesProps = z.infer<typeof simulationVirRevenuesPage.props>;
