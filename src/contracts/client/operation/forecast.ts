import * as z from 'zod';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { definePage } from '../../define.ts';
import { explained, type Explained } from '../../explained.ts';
import { day, id, recordVersion } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { exampleHead, operationHead } from './head.ts';

const cents = z.number().int();
const bps = z.number().int().nullable();
const category = z.enum(expenseCategories);
const choice = z.object({ id, label: z.string() });

/** Figures of a line of the budget, of a category, or of all. Without VAT. */
export const budgetFigures = z.object({
  initialCents: cents,
  revisedCents: cents,
  committedCents: cents,
  invoicedCents: cents,
  paidCents: cents,
  toCommitCents: cents,
  eacCents: cents,
  varianceCents: cents,
  varianceBps: bps,
  /** Paid ÷ revised. */
  consumptionBps: bps,
  /** Committed ÷ revised. */
  engagementBps: bps,
  tone: z.enum(['over', 'even', 'under']),
});
export type ShownBudgetFigures = z.infer<typeof budgetFigures>;

/** A line of the budget as pages show it. */
export const budgetLine = budgetFigures.extend({
  /** Null for expenses of a category that the budget has not. */
  record: z
    .object({
      id,
      version: recordVersion,
      /** Added since the budget was frozen. */
      isAdded: z.boolean(),
      revisionNote: z.string(),
      /** The final cost as someone entered it. */
      enteredEacCents: cents.nullable(),
      eacNote: z.string(),
      supplierId: id.nullable(),
      accountingCodeId: id.nullable(),
    })
    .nullable(),
  category,
  label: z.string(),
  /** Who is paid, and the account that it is booked on; null where nobody told. */
  supplier: z.string().nullable(),
  account: z.string().nullable(),
});
export type ShownBudgetLine = z.infer<typeof budgetLine>;

export const budgetRevenue = z.object({
  plannedCents: cents,
  signedCents: cents,
  collectedCents: cents,
  expectedCents: cents,
});

/** One step from the initial margin to the one now expected. */
export const marginStep = z.object({
  key: z.enum(['initial', 'revenue', 'estimated', ...expenseCategories]),
  amountCents: cents,
});

/** A budget with its figures. */
export const shownBudget = z.object({
  lines: z.array(budgetLine),
  categories: z.array(budgetFigures.extend({ category })),
  total: budgetFigures,
  revenue: budgetRevenue,
  margin: z.object({
    initialCents: cents,
    estimatedCents: cents,
    changeCents: cents,
    explanations: z.object({ initial: explained, estimated: explained, change: explained }),
    steps: z.array(marginStep),
  }),
});
export type ShownBudget = z.infer<typeof shownBudget>;

/** A budget as it stood on a day. */
export const budgetSnapshot = z.object({ id, label: z.string(), takenOn: day });

/** What has become of a budget since a snapshot. */
export const budgetComparison = budgetSnapshot.extend({
  eacCents: cents,
  paidCents: cents,
  expectedCents: cents,
  estimatedMarginCents: cents,
  categories: z.array(z.object({ category, revisedCents: cents, paidCents: cents, eacCents: cents })),
});
export type BudgetComparison = z.infer<typeof budgetComparison>;

const forecastQuery = z.object({
  /** `over`: lines that will cost more than planned. */
  show: z.enum(['all', 'over']).catch('all'),
  category: z.union([category, z.literal('')]).catch(''),
  snapshot: z.union([id, z.literal('')]).catch(''),
});
export const forecastDefaults = forecastQuery.parse({});
export type ForecastQuery = z.infer<typeof forecastQuery>;

/** What a link to the budget may ask for. */
export interface Query {
  readonly show?: 'all' | 'over';
  readonly category?: string;
  readonly snapshot?: string;
}

const exampleFigures = {
  initialCents: 34_000_000,
  revisedCents: 34_000_000,
  committedCents: 34_000_000,
  invoicedCents: 17_685_000,
  paidCents: 12_958_000,
  toCommitCents: 0,
  eacCents: 34_000_000,
  varianceCents: 0,
  varianceBps: 0,
  consumptionBps: 3811,
  engagementBps: 10_000,
  tone: 'even',
} as const;

const exampleExplanation: Explained = {
  label: { fr: 'Marge estimée', en: 'Margin now expected' },
  formula: { fr: 'Recettes − coûts', en: 'Revenue − costs' },
  figure: { unit: 'cents', value: 13_896_008 },
  inputs: [],
  source: null,
  isUnverified: false,
};

export const forecastPage = definePage({
  component: 'Client/Operation/Forecast',
  query: forecastQuery,
  props: z.object({
    operation: operationHead,
    query: forecastQuery,
    /** Null while nothing froze it. */
    budget: shownBudget.nullable(),
    snapshots: z.array(budgetSnapshot),
    /** The snapshot that the address asks for. */
    comparison: budgetComparison.nullable(),
    /** The validated simulation that can freeze the budget; null without one, or when it is frozen. */
    source: z.object({ name: z.string() }).nullable(),
    /** Suppliers and accounts that a line may name. */
    choices: z.object({ suppliers: z.array(choice), accounts: z.array(choice) }),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      updateOperation: z.boolean(),
      print: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: forecastDefaults,
    budget: {
      lines: [
        {
          ...exampleFigures,
          record: {
            id: exampleId,
            version: 1,
            isAdded: false,
            revisionNote: '',
            enteredEacCents: null,
            eacNote: '',
            supplierId: exampleId,
            accountingCodeId: exampleId,
          },
          category: 'works',
          label: 'Travaux',
          supplier: 'Ferrand Maçonnerie',
          account: '6051 Travaux par lot',
        },
      ],
      categories: [{ ...exampleFigures, category: 'works' }],
      total: exampleFigures,
      revenue: {
        plannedCents: 115_000_000,
        signedCents: 113_630_000,
        collectedCents: 53_785_012,
        expectedCents: 115_000_000,
      },
      margin: {
        initialCents: 13_896_008,
        estimatedCents: 13_896_008,
        changeCents: 0,
        explanations: {
          initial: exampleExplanation,
          estimated: exampleExplanation,
          change: exampleExplanation,
        },
        steps: [
          { key: 'initial', amountCents: 13_896_008 },
          { key: 'estimated', amountCents: 13_896_008 },
        ],
      },
    },
    snapshots: [{ id: exampleId, label: 'Comité du 30 juin 2026', takenOn: '2026-06-30' }],
    comparison: null,
    source: null,
    choices: {
      suppliers: [{ id: exampleId, label: 'Ferrand Maçonnerie' }],
      accounts: [{ id: exampleId, label: '6051 Travaux par lot' }],
    },
    can: { create: true, update: true, delete: true, updateOperation: true, print: true },
  },
});
export type ForecastProps = z.infer<typeof forecastPage.props>;
