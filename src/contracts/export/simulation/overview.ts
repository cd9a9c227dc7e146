import * as z from 'zod';
import { guaranteeKinds } from '#domain/loan/guarantee.ts';
import { stages } from '#domain/simulation/study/stages.ts';
import { lineGroupNames } from '#domain/simulation/study/study.ts';
import { definePage } from '../../define.ts';
import { month } from '../../client/operation/simulation/payload.ts';
import { day, id, optionalDay } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import type { PaperLink } from '../paper.ts';
import {
  exampleSimulationPaper,
  hiddenBps,
  hiddenCents,
  simulationPaper,
  simulationPaperQuery,
} from './study.ts';

/** What a link to the summary may ask for. */
export type Query = PaperLink;

/** Where the money comes from; sales for what neither equity nor loans pay. */
export const resources = ['equity', 'loans', 'sales'] as const;

const figures = z.object({
  costCents: hiddenCents,
  costPerM2Cents: hiddenCents,
  revenueTtcCents: hiddenCents,
  revenueHtCents: hiddenCents,
  vatCents: hiddenCents,
  marginCents: hiddenCents,
  marginOnRevenueBps: hiddenBps,
  irrProjectBps: hiddenBps,
  irrEquityBps: hiddenBps,
  loanToCostBps: hiddenBps,
  equityToCostBps: hiddenBps,
  peakEquityCents: hiddenCents,
  /** By value, of the lots that the operation sells; null while it has none with a price. */
  preSoldBps: hiddenBps,
  breakEvenBps: hiddenBps,
  /** Margin with all prices five per cent lower. */
  lowerMarginCents: hiddenCents,
});

export const simulationOverviewPage = definePage({
  component: 'Export/Simulation/Overview',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        figures,
        /** Costs by group, their sum that of the cost; null where costs are hidden. */
        uses: z
          .array(
            z.object({ group: z.enum(lineGroupNames), amountCents: z.number().int(), shareBps: hiddenBps }),
          )
          .nullable(),
        /** Equity and loans beyond the cost, beside the uses. */
        surplusCents: hiddenCents,
        totalCents: hiddenCents,
        sources: z.array(
          z.object({ source: z.enum(resources), amountCents: hiddenCents, shareBps: hiddenBps }),
        ),
        /** Who lends, where the operation has one loan of this amount. */
        lender: z.string().nullable(),
        /** At the end of each month; null where margins are hidden, which its end tells. */
        cash: z.array(z.object({ month, cashCents: z.number().int() })).nullable(),
        planning: z.array(z.object({ stage: z.enum(stages), from: month, to: month })),
        guarantees: z.array(
          z.object({
            id,
            kind: z.enum(guaranteeKinds),
            issuer: z.string(),
            amountCents: hiddenCents,
            issuedOn: optionalDay,
            expiresOn: optionalDay,
          }),
        ),
        today: day,
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      figures: {
        costCents: 101_103_992,
        costPerM2Cents: 239_640,
        revenueTtcCents: 128_400_000,
        revenueHtCents: 115_000_000,
        vatCents: 13_400_000,
        marginCents: 13_896_008,
        marginOnRevenueBps: 1208,
        irrProjectBps: 4989,
        irrEquityBps: 18_122,
        loanToCostBps: 5539,
        equityToCostBps: 1484,
        peakEquityCents: 13_435_497,
        preSoldBps: 9883,
        breakEvenBps: 8636,
        lowerMarginCents: 8_802_808,
      },
      uses: [{ group: 'purchaseLines', amountCents: 48_964_435, shareBps: 4843 }],
      surplusCents: 0,
      totalCents: 101_103_992,
      sources: [{ source: 'equity', amountCents: 15_000_000, shareBps: 1484 }],
      lender: 'Banque de l’Estuaire',
      cash: [{ month: '2025-11', cashCents: 620_800 }],
      planning: [{ stage: 'purchase', from: '2026-04', to: '2026-04' }],
      guarantees: [
        {
          id: exampleId,
          kind: 'hlspd',
          issuer: 'Banque de l’Estuaire',
          amountCents: 40_800_000,
          issuedOn: '2026-04-16',
          expiresOn: null,
        },
      ],
      today: '2026-11-20',
    },
  },
});
export type SimulationOverviewProps = z.infer<typeof simulationOverviewPage.props>;
