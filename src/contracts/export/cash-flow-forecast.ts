import * as z from 'zod';
import { cashModes, type CashMode } from '#domain/cash-flow/cash-grid.ts';
import { cashCategories, cashStates, type CashCategory, type CashState } from '#domain/cash-flow/entry.ts';
import { granularities, type Granularity } from '#domain/cash-flow/periods.ts';
import { gridColumn, gridLine } from '../client/operation/cash-flow-forecast.ts';
import { cashMonth } from '../client/operation/cash-flow-forecast/payload.ts';
import { definePage } from '../define.ts';
import { day } from '../fields.ts';
import { choicesQuery } from '../list.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object({
  ...paperQuery,
  granularity: z.enum(granularities).catch('month'),
  mode: z.enum(cashModes).catch('ht'),
  from: z.union([cashMonth, z.literal('')]).catch(''),
  to: z.union([cashMonth, z.literal('')]).catch(''),
  /** Only flows of this certainty. */
  state: z.union([z.enum(cashStates), z.literal('')]).catch(''),
  /** Only flows of these categories; empty for all. */
  category: choicesQuery(cashCategories),
});

/** What a link to the printed plan of cash may ask for. */
export interface Query extends PaperLink {
  readonly granularity?: Granularity;
  readonly mode?: CashMode;
  readonly from?: string;
  readonly to?: string;
  readonly state?: CashState;
  readonly category?: readonly CashCategory[];
}

/** Null where this copy keeps it to itself. */
const cents = z.number().int().nullable();

export const cashFlowPaperPage = definePage({
  component: 'Export/CashFlowForecast',
  query,
  props: z.object({
    paper,
    granularity: z.enum(granularities),
    /** Null while there is no flow. */
    content: z
      .object({
        /** What this copy is about; empty for the whole plan. */
        categories: z.array(z.enum(cashCategories)),
        /** Null where it tells flows of any certainty. */
        state: z.enum(cashStates).nullable(),
        /** VAT of suppliers on a line of its own, or inside each expense. */
        mode: z.enum(cashModes),
        /** Periods in which something moves, and the current one. */
        columns: z.array(gridColumn),
        /** Without those that tell the margin, where it is hidden. */
        lines: z.array(gridLine.omit({ cells: true }).extend({ cells: z.array(cents), totalCents: cents })),
        lowPoint: z.object({ month: cashMonth, cashCents: z.number().int() }).nullable(),
        equityNeedCents: cents,
        /** The simulation that forecasts come from. */
        sourceName: z.string().nullable(),
        loans: z.array(z.object({ label: z.string(), amountCents: cents, outstandingCents: cents })),
        today: day,
      })
      .nullable(),
  }),
  example: { paper: examplePaper, granularity: 'month', content: null },
});
export type CashFlowPaperProps = z.infer<typeof cashFlowPaperPage.props>;
