import * as z from 'zod';
import { cashModes } from '#domain/cash-flow/cash-grid.ts';
import { cashCategories, cashStages, cashStates, type CashCategory } from '#domain/cash-flow/entry.ts';
import { definePage } from '../../define.ts';
import { explained } from '../../explained.ts';
import { day, id, optionalDay, recordVersion } from '../../fields.ts';
import { choicesQuery } from '../../list.ts';
import { exampleId } from '../../shared.ts';
import { cashMonth } from './cash-flow-forecast/payload.ts';
import { exampleHead, operationHead } from './head.ts';

const cents = z.number().int();
const look = z.enum([...cashStates, 'mixed']).nullable();

/** A line of the plan of cash; amounts are positive in the sense of its name. */
export const gridLine = z.object({
  key: z.enum([
    ...cashCategories,
    'supplier_vat',
    'project_flow',
    'financial_costs',
    'flow_after_financing',
    'net',
    'cash',
    'loan_balance',
  ]),
  kind: z.enum(['receipt', 'expense', 'vat', 'financing', 'equity', 'sum', 'balance']),
  cells: z.array(z.object({ amountCents: cents, state: look, isMoved: z.boolean() })),
  totalCents: cents.nullable(),
});
export type ShownGridLine = z.infer<typeof gridLine>;

export const gridColumn = z.object({
  /** `2026-11`, `2026-Q4` or `2026`. */
  period: z.string(),
  months: z.array(cashMonth),
  place: z.enum(['past', 'current', 'future']),
});
export type ShownGridColumn = z.infer<typeof gridColumn>;

/** A flow as pages show it. */
export const cashEntry = z.object({
  /** Unique among the flows; of a kept one, its identifier. */
  key: z.string(),
  /** Null for what follows from loans, equity and returns of VAT. */
  record: z
    .object({
      id,
      version: recordVersion,
      /** Entered by hand and not paid: it can be changed. */
      isEditable: z.boolean(),
      /** A forecast, which can be moved. */
      isMovable: z.boolean(),
      /** Not paid: a movement of the bank can be told. */
      isOpen: z.boolean(),
    })
    .nullable(),
  direction: z.enum(['in', 'out']),
  category: z.enum(cashCategories),
  label: z.string(),
  /** In which it counts. */
  month: cashMonth,
  plannedOn: optionalDay,
  htCents: cents,
  vatCents: cents,
  state: z.enum(cashStates),
  stage: z.enum(cashStages),
  source: z.enum([
    'simulation',
    'situation',
    'payment',
    'drawdown',
    'loan',
    'notary',
    'manual',
    'transaction',
  ]),
  transactionId: z.string().nullable(),
  accountingCodeId: id.nullable(),
  /** Due in an earlier month. */
  isMoved: z.boolean(),
});
export type ShownCashEntry = z.infer<typeof cashEntry>;

const monthAmount = z.object({ month: cashMonth, cashCents: cents }).nullable();

/** The lowest cash to come, and what would fill it. */
export const cashOutlook = z.object({
  lowPoint: monthAmount,
  missingCents: cents,
  neededIn: cashMonth.nullable(),
  backIn: cashMonth.nullable(),
  drawableCents: cents,
  delayable: z.array(z.object({ id: z.string(), label: z.string(), cents })),
  delayableCents: cents,
});

/** The plan of cash with its figures. */
export const shownCash = z.object({
  currentMonth: cashMonth,
  columns: z.array(gridColumn),
  lines: z.array(gridLine),
  /** What there are flows of, whatever is filtered. */
  categories: z.array(z.enum(cashCategories)),
  /** Of the months shown, for the table. */
  entries: z.array(cashEntry),
  /** Forecasts of months gone by: in no sum. */
  lapsed: z.array(cashEntry),
  /** The months in which a flow may be entered. */
  range: z.object({ from: cashMonth, to: cashMonth }),
  outlook: cashOutlook,
  cards: z.object({
    lowPoint: monthAmount,
    equityNeedCents: cents,
    receiptsIn90DaysCents: cents,
    nextVatCents: cents,
    explanations: z.object({
      lowPoint: explained,
      equityNeed: explained,
      receiptsIn90Days: explained,
      nextVat: explained,
    }),
  }),
});
export type ShownCash = z.infer<typeof shownCash>;

const cashQuery = z.object({
  mode: z.enum(cashModes).catch('ht'),
  by: z.enum(['month', 'quarter', 'year']).catch('month'),
  from: z.union([cashMonth, z.literal('')]).catch(''),
  to: z.union([cashMonth, z.literal('')]).catch(''),
  /** Only flows of this certainty. */
  state: z.union([z.enum(cashStates), z.literal('')]).catch(''),
  /** Only flows of these categories, without the sums and balances that need them all; empty for all. */
  category: choicesQuery(cashCategories),
  /** `hide`: months and lines without any flow are left out. */
  empty: z.enum(['show', 'hide']).catch('show'),
});
export const cashDefaults = cashQuery.parse({});
export type CashQuery = z.infer<typeof cashQuery>;

/** What a link to the plan of cash may ask for. */
export interface Query {
  readonly mode?: 'ht' | 'ttc';
  readonly by?: 'month' | 'quarter' | 'year';
  readonly from?: string;
  readonly to?: string;
  readonly state?: 'forecast' | 'committed' | 'actual';
  readonly category?: readonly CashCategory[];
  readonly empty?: 'show' | 'hide';
}

const exampleExplanation = {
  label: { fr: 'Besoin de fonds propres', en: 'Need of equity' },
  formula: { fr: 'Le plus bas des flux cumulés', en: 'The lowest cumulated flow' },
  figure: { unit: 'cents' as const, value: 13_435_497 },
  inputs: [],
  source: null,
  isUnverified: false,
};

export const cashFlowForecastPage = definePage({
  component: 'Client/Operation/CashFlowForecast',
  query: cashQuery,
  props: z.object({
    operation: operationHead,
    query: cashQuery,
    /** Null while there is no flow. */
    cash: shownCash.nullable(),
    /** The validated simulation that forecasts are made from. */
    source: z.object({ name: z.string() }).nullable(),
    /** Accounts that a flow may be booked on; for whoever only reads, those that flows name. */
    accounts: z.array(z.object({ id, label: z.string() })),
    /** The business day. */
    today: day,
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      addEquity: z.boolean(),
      updateOperation: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: cashDefaults,
    cash: {
      currentMonth: '2026-11',
      columns: [{ period: '2026-11', months: ['2026-11'], place: 'current' }],
      lines: [
        {
          key: 'sale',
          kind: 'receipt',
          cells: [{ amountCents: 9_920_000, state: 'actual', isMoved: false }],
          totalCents: 9_920_000,
        },
        {
          key: 'cash',
          kind: 'balance',
          cells: [{ amountCents: 11_189_374, state: 'mixed', isMoved: false }],
          totalCents: null,
        },
      ],
      categories: ['sale'],
      entries: [
        {
          key: exampleId,
          record: { id: exampleId, version: 1, isEditable: false, isMovable: false, isOpen: false },
          direction: 'in',
          category: 'sale',
          label: 'A01 · travaux, 50 %',
          month: '2026-11',
          plannedOn: '2026-11-16',
          htCents: 2_476_667,
          vatCents: 303_333,
          state: 'actual',
          stage: 'invoiced',
          source: 'payment',
          transactionId: 'VIR 20261116',
          accountingCodeId: null,
          isMoved: false,
        },
      ],
      lapsed: [],
      range: { from: '2023-11', to: '2030-03' },
      outlook: {
        lowPoint: { month: '2026-11', cashCents: 11_189_374 },
        missingCents: 0,
        neededIn: null,
        backIn: null,
        drawableCents: 0,
        delayable: [],
        delayableCents: 0,
      },
      cards: {
        lowPoint: { month: '2025-11', cashCents: 620_800 },
        equityNeedCents: 13_435_497,
        receiptsIn90DaysCents: 45_140_000,
        nextVatCents: 658_179,
        explanations: {
          lowPoint: exampleExplanation,
          equityNeed: exampleExplanation,
          receiptsIn90Days: exampleExplanation,
          nextVat: exampleExplanation,
        },
      },
    },
    source: { name: 'Central' },
    accounts: [{ id: exampleId, label: '6051 Travaux par lot' }],
    today: '2026-11-20',
    can: { create: true, update: true, delete: true, addEquity: true, updateOperation: true, print: true },
  },
});
export type CashFlowForecastProps = z.infer<typeof cashFlowForecastPage.props>;
