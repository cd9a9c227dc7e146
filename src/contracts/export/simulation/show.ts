import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { acquisitionRegimes, vatRegimes } from '#domain/operation/enums.ts';
import { corporateTaxRegimes } from '#domain/simulation/corporate-tax.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { balanceGroupNames } from '#domain/simulation/study/balance-tables.ts';
import { legalTopics } from '#domain/simulation/study/legal-basis.ts';
import { definePage } from '../../define.ts';
import { month } from '../../client/operation/simulation/payload.ts';
import { day, optionalDay } from '../../fields.ts';
import type { PaperLink } from '../paper.ts';
import {
  exampleSimulationPaper,
  hiddenBps,
  hiddenCents,
  simulationPaper,
  simulationPaperQuery,
} from './study.ts';

/** What a link to the balance may ask for. */
export type Query = PaperLink;

const revenue = { ttcCents: hiddenCents, vatCents: hiddenCents, htCents: hiddenCents };
const cost = { costCents: z.number().int(), onRevenueBps: hiddenBps, perM2Cents: hiddenCents };

const result = z.object({
  revenueHtCents: z.number().int(),
  costCents: z.number().int(),
  marginCents: z.number().int(),
  marginBps: hiddenBps,
  taxCents: z.number().int(),
  netCents: z.number().int(),
  netBps: hiddenBps,
});

const hypotheses = z.object({
  startMonth: month,
  durationMonths: z.number().int(),
  purchaseOn: day,
  /** Costs, and so is the price: null where margins are hidden. */
  purchasePriceCents: hiddenCents,
  acquisitionRegime: z.enum(acquisitionRegimes),
  /** Null for the department’s own on the day of the deed. */
  departmentDutyBps: hiddenBps,
  vatRegime: z.enum(vatRegimes),
  vatDueOn: z.enum(['collection', 'deed']).nullable(),
  corporateTax: z.enum(corporateTaxRegimes),
  targetMarginBps: hiddenBps,
  discountBps: z.number().int(),
  equityCents: hiddenCents,
  loan: z
    .object({
      amountCents: hiddenCents,
      rateBps: z.number().int(),
      months: z.number().int(),
      sweepBps: z.number().int(),
    })
    .nullable(),
  works: z.object({ from: month, to: month }).nullable(),
  retentionBps: z.number().int(),
  completionOn: optionalDay,
  deliveryOn: optionalDay,
  areaM2: z.string(),
});

const law = z.object({
  topic: z.enum(legalTopics),
  value: z.union([z.object({ bps: z.number() }), z.object({ cents: z.number().int() })]).nullable(),
  source: z.string(),
  validFrom: day,
  validTo: optionalDay,
  isUnverified: z.boolean(),
});

export const simulationShowPage = definePage({
  component: 'Export/Simulation/Show',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        revenues: z.array(
          z.object({ kind: z.enum([...lotTypes, 'rent', 'other']), count: z.number().int(), ...revenue }),
        ),
        revenueTotal: z.object(revenue),
        /** Null where margins are hidden. */
        costs: z
          .object({
            groups: z.array(
              z.object({
                group: z.enum(balanceGroupNames),
                ...cost,
                rows: z.array(z.object({ category: z.enum(expenseCategories), ...cost })),
              }),
            ),
            total: z.object(cost),
          })
          .nullable(),
        result: result.nullable(),
        sensitivity: z
          .array(
            z.object({
              priceBps: z.number().int(),
              worksBps: z.number().int(),
              marginCents: z.number().int(),
              marginBps: hiddenBps,
            }),
          )
          .nullable(),
        hypotheses,
        laws: z.array(law),
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      revenues: [
        {
          kind: 'Apartment',
          count: 6,
          ttcCents: 113_900_000,
          vatCents: 12_343_333,
          htCents: 101_556_667,
        },
      ],
      revenueTotal: { ttcCents: 128_400_000, vatCents: 13_400_000, htCents: 115_000_000 },
      costs: {
        groups: [],
        total: { costCents: 101_103_992, onRevenueBps: 8792, perM2Cents: 239_640 },
      },
      result: {
        revenueHtCents: 115_000_000,
        costCents: 101_103_992,
        marginCents: 13_896_008,
        marginBps: 1208,
        taxCents: 3_049_002,
        netCents: 10_847_006,
        netBps: 943,
      },
      sensitivity: [{ priceBps: -500, worksBps: 0, marginCents: 8_802_808, marginBps: 803 }],
      hypotheses: {
        startMonth: '2025-11',
        durationMonths: 17,
        purchaseOn: '2026-04-16',
        purchasePriceCents: 48_000_000,
        acquisitionRegime: 'mdb',
        departmentDutyBps: null,
        vatRegime: 'margin_option',
        vatDueOn: null,
        corporateTax: 'is_sme',
        targetMarginBps: 1200,
        discountBps: 800,
        equityCents: 15_000_000,
        loan: { amountCents: 56_000_000, rateBps: 460, months: 24, sweepBps: 6000 },
        works: { from: '2026-05', to: '2027-02' },
        retentionBps: 500,
        completionOn: '2027-02-26',
        deliveryOn: '2027-03-12',
        areaM2: '421.90',
      },
      laws: [
        {
          topic: 'tax',
          value: { bps: 2500 },
          source: 'CGI, art. 219, I',
          validFrom: '2022-01-01',
          validTo: null,
          isUnverified: false,
        },
      ],
    },
  },
});
export type SimulationShowProps = z.infer<typeof simulationShowPage.props>;
