import * as z from 'zod';
import { terminationReasons } from '#domain/operation/enums.ts';
import { closingChecks, terminationKinds, terminationStates } from '#domain/operation/termination.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { definePage } from '../../../define.ts';
import { day, id, optionalDay } from '../../../fields.ts';
import { exampleHead, operationHead } from '../head.ts';

const cents = z.number().int();

const check = z.object({
  id: z.enum(closingChecks),
  count: z.number().int(),
  amountCents: cents.nullable(),
  isDone: z.boolean(),
  /** Where it is dealt with; null where the person may not go. */
  href: z.string().nullable(),
});
export type ShownCheck = z.infer<typeof check>;

const line = z.object({
  category: z.enum(expenseCategories),
  initialCents: cents,
  committedCents: cents,
  paidCents: cents,
  /** Committed less initial. */
  varianceCents: cents,
});

const statement = z.object({
  lines: z.array(line),
  initialCostCents: cents,
  costCents: cents,
  paidCents: cents,
  plannedRevenueCents: cents,
  revenueCents: cents,
  collectedCents: cents,
  initialMarginCents: cents,
  marginCents: cents,
  /** Margin ÷ revenue. */
  marginBps: z.number().int().nullable(),
  irrBps: z.number().int().nullable(),
});

const past = z.object({
  id,
  kind: z.enum(terminationKinds),
  status: z.enum(terminationStates),
  on: optionalDay,
  reason: z.enum(terminationReasons).nullable(),
  comment: z.string().nullable(),
  lessons: z.string().nullable(),
  finalMarginCents: cents.nullable(),
  sunkCostCents: cents.nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  reopenedAt: z.iso.datetime().nullable(),
  reopeningReason: z.string().nullable(),
});

export const terminateFormPage = definePage({
  component: 'Client/Operation/Terminate/Form',
  query: z.object({}),
  props: z.object({
    operation: operationHead,
    operationVersion: z.number().int(),
    today: day,
    /** How the operation may end from its present state; what it ended with, once it has. */
    kind: z.enum(terminationKinds),
    hasEnded: z.boolean(),
    endedOn: optionalDay,
    version: z.number().int(),
    values: z.object({
      on: day,
      reason: z.enum(terminationReasons).nullable(),
      comment: z.string(),
      lessons: z.string(),
      keepsRetentionFollowUp: z.boolean(),
    }),
    reasons: z.array(z.enum(terminationReasons)),
    /** The day of the last actual flow: none may end before it. */
    latestFlowOn: optionalDay,
    checks: z.array(check),
    acknowledged: z.array(z.enum(closingChecks)),
    statement: statement.nullable(),
    sunk: z.object({
      totalCents: cents,
      categories: z.array(z.object({ category: z.enum(expenseCategories), paidCents: cents })),
    }),
    startedOn: day,
    durationDays: z.number().int(),
    /** What follows from the confirmation. */
    effects: z.array(z.string()),
    /** Why it may not be reopened now; null where it may. */
    reopeningObstacle: z.string().nullable(),
    history: z.array(past),
    can: z.object({ update: z.boolean(), confirm: z.boolean(), reopen: z.boolean(), change: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    operationVersion: 4,
    today: '2026-11-20',
    kind: 'closed',
    hasEnded: false,
    endedOn: null,
    version: 0,
    values: { on: '2026-11-20', reason: null, comment: '', lessons: '', keepsRetentionFollowUp: true },
    reasons: ['sold_out', 'kept_rental', 'other'],
    latestFlowOn: '2026-11-18',
    checks: [
      { id: 'sales', count: 6, amountCents: null, isDone: false, href: null },
      { id: 'calls', count: 1, amountCents: 3_100_000, isDone: false, href: null },
    ],
    acknowledged: [],
    statement: null,
    sunk: { totalCents: 0, categories: [] },
    startedOn: '2025-09-08',
    durationDays: 438,
    effects: ['L’opération passe à l’état « Clôturée ».'],
    reopeningObstacle: null,
    history: [],
    can: { update: true, confirm: true, reopen: true, change: true },
  },
});
export type TerminateFormProps = z.infer<typeof terminateFormPage.props>;
