import * as z from 'zod';
import { expenseBases, expenseCategories } from '#domain/simulation/expense-line.ts';
import { lineGroupNames } from '#domain/simulation/study/study.ts';
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

/** What a link to the expenses may ask for. */
export type Query = PaperLink;

/** What expenses come to; costs are null where margins are hidden. */
const sums = z.object({
  htCents: hiddenCents,
  vatCents: hiddenCents,
  deductibleCents: hiddenCents,
  costCents: hiddenCents,
  /** Of the whole cost. */
  shareBps: hiddenBps,
});
export type ShownSums = z.infer<typeof sums>;

const line = sums.extend({
  id: z.string(),
  category: z.enum(expenseCategories),
  /** Empty for what the loans make by themselves: its category names it. */
  label: z.string(),
  /** What the amount is taken of: cents of an amount or a unit price, basis points of a part. */
  basis: z.object({ kind: z.enum([...expenseBases, 'auto']), value: z.number().int() }).nullable(),
  /** First and last month of payment; null where nothing is paid. */
  paid: z.object({ from: month, to: month }).nullable(),
});

export const simulationExpensesPage = definePage({
  component: 'Export/Simulation/Expenses',
  query: simulationPaperQuery,
  props: z.object({
    ...simulationPaper,
    /** Null while it cannot be calculated. */
    content: z
      .object({
        groups: z.array(sums.extend({ group: z.enum(lineGroupNames), lines: z.array(line) })),
        total: sums,
        vat: z.array(
          z.object({ rateBps: z.number().int(), vatCents: hiddenCents, deductibleCents: hiddenCents }),
        ),
      })
      .nullable(),
  }),
  example: {
    ...exampleSimulationPaper,
    content: {
      groups: [
        {
          group: 'purchaseLines',
          htCents: 48_000_000,
          vatCents: 0,
          deductibleCents: 0,
          costCents: 48_000_000,
          shareBps: 10_000,
          lines: [
            {
              id: 'purchaseLines.0',
              category: 'acquisition',
              label: 'Prix d’achat',
              basis: { kind: 'pct_purchase', value: 10_000 },
              paid: { from: '2026-04', to: '2026-04' },
              htCents: 48_000_000,
              vatCents: 0,
              deductibleCents: 0,
              costCents: 48_000_000,
              shareBps: 10_000,
            },
          ],
        },
      ],
      total: {
        htCents: 48_000_000,
        vatCents: 0,
        deductibleCents: 0,
        costCents: 48_000_000,
        shareBps: 10_000,
      },
      vat: [{ rateBps: 2000, vatCents: 84_649, deductibleCents: 84_649 }],
    },
  },
});
export type SimulationExpensesProps = z.infer<typeof simulationExpensesPage.props>;
