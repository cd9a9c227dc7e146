import * as z from 'zod';
import { guaranteeKinds } from '#domain/loan/guarantee.ts';
import { useGroups } from '#domain/loan/financing-plan.ts';
import { drawdownStates, loanStates, type LoanState } from '#domain/loan/loan-states.ts';
import { loanKinds } from '#domain/loan/terms.ts';
import { definePage } from '../../../define.ts';
import { explained } from '../../../explained.ts';
import { day, id, optionalDay, recordVersion } from '../../../fields.ts';
import { choicesQuery, columnsQuery, textsQuery } from '../../../list.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

const loanSorts = ['label', '-label', 'amount', '-amount', 'outstanding', '-outstanding'] as const;
const cents = z.number().int();

/** A loan as the list shows it. */
export const loanRow = z.object({
  id,
  label: z.string(),
  lender: z.object({ id, name: z.string() }),
  kind: z.enum(loanKinds),
  status: z.enum(loanStates),
  amountCents: cents,
  /** In force today. */
  rateBps: z.number().int(),
  isVariable: z.boolean(),
  durationMonths: z.number().int(),
  maturityOn: day,
  drawnCents: cents,
  repaidCents: cents,
  outstandingCents: cents,
  /** Not asked for yet: the loan less every drawdown that was not cancelled. */
  undrawnCents: cents,
  next: z.object({ dueOn: day, paymentCents: cents }).nullable(),
});
export type LoanRow = z.infer<typeof loanRow>;

/** A drawdown as pages show it. */
export const drawdownRow = z.object({
  id,
  version: recordVersion,
  loan: z.object({ id, label: z.string() }),
  label: z.string(),
  plannedOn: day,
  requestedOn: optionalDay,
  releasedOn: optionalDay,
  amountCents: cents,
  transactionId: z.string().nullable(),
  status: z.enum(drawdownStates),
  /** Planned for a day gone by. */
  isLate: z.boolean(),
});
export type DrawdownRow = z.infer<typeof drawdownRow>;

/** A guarantee as pages show it. */
export const guaranteeRow = z.object({
  id,
  version: recordVersion,
  loan: z.object({ id, label: z.string() }).nullable(),
  kind: z.enum(guaranteeKinds),
  issuer: z.string(),
  amountCents: cents,
  rank: z.number().int().nullable(),
  issuedOn: optionalDay,
  expiresOn: optionalDay,
  costCents: cents.nullable(),
  setupCents: cents.nullable(),
  rateBps: z.number().int().nullable(),
  baseCents: cents.nullable(),
  /** What it costs altogether; null while nobody said. */
  totalCents: cents.nullable(),
  state: z.enum(['active', 'soon', 'expired', 'ahead']),
});
export type GuaranteeRow = z.infer<typeof guaranteeRow>;

/** A ratio beside what the banks allow. */
export const planRatio = z.object({
  key: z.enum(['ltc', 'equity', 'ltv', 'preSold']),
  rateBps: z.number().int().nullable(),
  /** The hardest limit of the loans; null where none was entered. */
  limitBps: z.number().int().nullable(),
  limitKind: z.enum(['max', 'min']),
  keepsLimit: z.boolean().nullable(),
  explanation: explained,
});

/** Sources and uses, equal to the cent. */
export const shownPlan = z.object({
  /** Where the costs come from: the frozen budget of the validated simulation, or what the operation tells. */
  basis: z.enum(['budget', 'known']),
  uses: z.array(z.object({ group: z.enum(useGroups), amountCents: cents })),
  usesCents: cents,
  equityCents: cents,
  loansCents: cents,
  salesCents: cents,
  surplusCents: cents,
  totalCents: cents,
  ratios: z.array(planRatio),
});

const financingQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(loanSorts).catch('-amount'),
  status: choicesQuery(loanStates),
  lender: textsQuery,
  columns: columnsQuery,
});
export const financingIndexQuery = financingQuery;
export type FinancingIndexQuery = z.infer<typeof financingQuery>;

/** What a link to the financing may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof loanSorts)[number];
  readonly status?: readonly LoanState[];
  readonly lender?: readonly string[];
  readonly columns?: readonly string[];
}

export const financingIndexPage = definePage({
  component: 'Client/Operation/Financing/Index',
  query: financingQuery,
  props: z.object({
    operation: operationHead,
    query: financingQuery,
    defaults: financingQuery,
    loans: z.array(loanRow),
    /** Null while there is neither cost nor means. */
    plan: shownPlan.nullable(),
    /** Why there is no plan where a cost that the law sets is not known. */
    planRefusal: z.string().nullable(),
    /** Of all signed loans together; null while there is none. */
    figures: z
      .object({
        outstandingCents: cents,
        interestToDateCents: cents,
        interestTotalCents: cents,
        commitmentTotalCents: cents,
        /** How they came about, where they are those of one loan. */
        explanations: z
          .object({
            outstanding: explained,
            interestToDate: explained,
            interestTotal: explained,
            commitment: explained,
          })
          .nullable(),
      })
      .nullable(),
    /** Owed at the end of each month, by all signed loans together. */
    course: z.array(z.object({ month: z.string(), outstandingCents: cents })),
    drawdowns: z.array(drawdownRow),
    guarantees: z.array(guaranteeRow),
    injections: z.array(
      z.object({
        id,
        on: day,
        amountCents: cents,
        from: z.string(),
      }),
    ),
    /** Loans and own money of the reference simulation that the financing has not; null where there is nothing. */
    fromSimulation: z
      .object({
        name: z.string(),
        loans: z.array(z.object({ label: z.string(), kind: z.enum(loanKinds), amountCents: cents })),
        /** Own money as the simulation has it; empty once any is recorded. */
        equity: z.array(z.object({ on: day, amountCents: cents })),
        lenders: z.array(z.object({ id, label: z.string() })),
      })
      .nullable(),
    /** The business day. */
    today: day,
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      delete: z.boolean(),
      updateOperation: z.boolean(),
      /** The lender’s file may be put together. */
      print: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: financingQuery.parse({}),
    defaults: financingQuery.parse({}),
    loans: [
      {
        id: exampleId,
        label: 'Crédit marchand de biens',
        lender: { id: exampleId, name: 'Banque de l’Estuaire' },
        kind: 'in_fine',
        status: 'repaying',
        amountCents: 56_000_000,
        rateBps: 460,
        isVariable: false,
        durationMonths: 24,
        maturityOn: '2028-04-16',
        drawnCents: 56_000_000,
        repaidCents: 36_288_000,
        outstandingCents: 19_712_000,
        undrawnCents: 0,
        next: { dueOn: '2026-11-30', paymentCents: 98_379 },
      },
    ],
    plan: {
      basis: 'budget',
      uses: [{ group: 'purchase', amountCents: 48_964_435 }],
      usesCents: 101_103_992,
      equityCents: 15_000_000,
      loansCents: 56_000_000,
      salesCents: 30_103_992,
      surplusCents: 0,
      totalCents: 101_103_992,
      ratios: [],
    },
    planRefusal: null,
    figures: {
      outstandingCents: 19_712_000,
      interestToDateCents: 1_042_069,
      interestTotalCents: 1_241_986,
      commitmentTotalCents: 19_291,
      explanations: null,
    },
    course: [{ month: '2026-11', outstandingCents: 19_712_000 }],
    drawdowns: [],
    guarantees: [],
    injections: [{ id: exampleId, on: '2026-04-16', amountCents: 11_000_000, from: 'Garonne Patrimoine' }],
    fromSimulation: null,
    today: '2026-11-20',
    can: { create: true, update: true, delete: true, updateOperation: true, print: true },
  },
});
export type FinancingIndexProps = z.infer<typeof financingIndexPage.props>;
