import * as z from 'zod';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { cashMonth } from '../client/operation/cash-flow-forecast/payload.ts';
import { definePage } from '../define.ts';
import { day, id } from '../fields.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object({
  ...paperQuery,
  /** A budget kept before, to compare with. */
  snapshot: id.or(z.literal('')).catch(''),
});

/** What a link to the printed budget may ask for. */
export interface Query extends PaperLink {
  readonly snapshot?: string;
}

/** Null where this copy keeps it to itself. */
const cents = z.number().int().nullable();
const bps = z.number().int().nullable();
const category = z.enum(expenseCategories);

const row = z.object({
  initialCents: cents,
  revisedCents: cents,
  committedCents: cents,
  invoicedCents: cents,
  paidCents: cents,
  eacCents: cents,
  varianceCents: cents,
  consumptionBps: bps,
  /** Final cost of the snapshot; null without one. */
  thenCents: cents,
});
export type PrintedBudgetRow = z.infer<typeof row>;

export const forecastsPage = definePage({
  component: 'Export/Forecasts',
  query,
  props: z.object({
    paper,
    /** Null while no budget is frozen. */
    content: z
      .object({
        categories: z.array(row.extend({ category })),
        total: row,
        snapshot: z.object({ label: z.string(), takenOn: day }).nullable(),
        /** What costs more or less than planned, with its cause; null where costs are hidden, as people name them in causes. */
        comments: z
          .array(
            z.object({ category, label: z.string(), varianceCents: z.number().int(), cause: z.string() }),
          )
          .nullable(),
        /** The lines that name a supplier or an account; empty where costs are hidden. */
        postings: z.array(
          z.object({
            id,
            category,
            label: z.string(),
            supplier: z.string().nullable(),
            account: z.string().nullable(),
            revisedCents: z.number().int(),
            paidCents: z.number().int(),
            eacCents: z.number().int(),
          }),
        ),
        /** From the initial margin to the one now expected; empty where margins are hidden. */
        steps: z.array(
          z.object({
            key: z.enum(['initial', 'revenue', 'estimated', ...expenseCategories]),
            amountCents: z.number().int(),
          }),
        ),
        works: z.array(z.object({ month: cashMonth, plannedBps: bps, paidBps: bps })),
        revenue: z.object({
          plannedCents: cents,
          expectedCents: cents,
          signedCents: cents,
          collectedCents: cents,
          signedBps: bps,
          collectedBps: bps,
        }),
        today: day,
      })
      .nullable(),
  }),
  example: { paper: examplePaper, content: null },
});
export type ForecastsProps = z.infer<typeof forecastsPage.props>;
