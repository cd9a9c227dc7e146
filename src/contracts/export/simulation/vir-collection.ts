import * as z from 'zod';
import { virCallStates, virMilestones } from '#domain/simulation/study/vir-collection.ts';
import { definePage } from '../../define.ts';
import { month } from '../../client/operation/simulation/payload.ts';
import { day } from '../../fields.ts';
import type { PaperLink } from '../paper.ts';
import {
  exampleSimulationPaper,
  hiddenBps,
  hiddenCents,
  simulationPaper,
  simulationPaperQuery,
} from './study.ts';

/** What a link to the receipts of a VIR may ask for. */
export type Query = PaperLink;

const call = z.object({
  amountCents: hiddenCents,
  /** A day; a month where a deed decides it; null while its milestone has no day. */
  dueOn: z.union([day, month]).nullable(),
  state: z.enum(virCallStates),
  lateCents: hiddenCents,
});

export const simulationVirCollectionPage = definePage({
  component: 'Export/Simulation/VirCollection',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        /** Calls of each lot in the order of the milestones; null where its schedule calls nothing at one. */
        lots: z.array(
          z.object({
            ref: z.string(),
            priceTtcCents: hiddenCents,
            calls: z.array(call.nullable()).length(4),
          }),
        ),
        milestones: z.array(
          z.object({
            milestone: z.enum(virMilestones),
            /** The part of the works that it calls; null for the price of what exists, and where lots have schedules of their own. */
            worksBps: z.number().int().nullable(),
            amountCents: hiddenCents,
          }),
        ),
        totalCents: hiddenCents,
        lateCents: hiddenCents,
        /** Receipts of all lots: `2026-11`, `2026-Q4` or `2026`. */
        receipts: z.object({
          periods: z.array(z.string()),
          rows: z.array(z.object({ ref: z.string(), cells: z.array(hiddenCents), totalCents: hiddenCents })),
          sums: z.array(hiddenCents),
          totalCents: hiddenCents,
        }),
        /** Of the prices sold in VIR and of the works, at the end of each month. */
        progress: z.array(z.object({ month, collectedBps: hiddenBps, worksBps: hiddenBps })),
        today: day,
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      lots: [],
      milestones: [{ milestone: 'deed', worksBps: null, amountCents: 0 }],
      totalCents: 0,
      lateCents: 0,
      receipts: { periods: [], rows: [], sums: [], totalCents: 0 },
      progress: [],
      today: '2026-11-20',
    },
  },
});
export type SimulationVirCollectionProps = z.infer<typeof simulationVirCollectionPage.props>;
