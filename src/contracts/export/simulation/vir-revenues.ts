import * as z from 'zod';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { definePage } from '../../define.ts';
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
  /** Month of the deed; null while none is said. */
  deedMonth: month.nullable(),
});

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
    /** Null while it cannot be reckoned. */
    content: z
      .object({
        vir: z.array(sale.extend(virSums)),
        virTotal: z.object({ priceTtcCents: hiddenCents, vatCents: hiddenCents, ...virSums }),
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
          existingCents: 8_340_000,
          worksCents: 5_560_000,
          worksBps: 4000,
        },
      ],
      virTotal: {
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
