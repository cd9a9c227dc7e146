import * as z from 'zod';
import {
  constructionLotStates,
  constructionTrades,
  retentionModes,
  situationStates,
  worksMilestones,
  worksPaperKinds,
} from '#domain/works/enums.ts';
import { definePage } from '../../define.ts';
import { explained } from '../../explained.ts';
import { day, id, optionalDay, remedy } from '../../fields.ts';
import { choicesQuery, idsQuery } from '../../list.ts';
import { claimSteps, worksLotSteps } from './construction/payload.ts';
import { exampleHead, operationHead } from './head.ts';
import { urbanClock } from './urban-planning.ts';

const cents = z.number().int();
const bps = z.number().int();

/** A step that may be taken; `reason` says why not yet, where nothing can be filled in. */
const stepOf = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({ name: z.enum(names), label: z.string(), reason: z.string().nullable() });

const figures = z.object({
  budgetCents: cents,
  contractCents: cents,
  amendmentsCents: cents,
  invoicedCents: cents,
  paidCents: cents,
  /** With VAT. */
  retainedTtcCents: cents,
  toInvoiceCents: cents,
  progressBps: bps.nullable(),
});

const quote = z.object({
  id,
  supplierId: id,
  supplier: z.string(),
  htCents: cents,
  receivedOn: day,
  isSelected: z.boolean(),
});

const lot = z.object({
  id,
  version: z.number().int(),
  number: z.number().int(),
  trade: z.enum(constructionTrades),
  label: z.string(),
  status: z.enum(constructionLotStates),
  supplier: z.object({ id, name: z.string(), href: z.string().nullable() }).nullable(),
  budgetHtCents: cents,
  contractHtCents: cents.nullable(),
  amendments: z.array(
    z.object({ number: z.number().int(), label: z.string(), htCents: cents, signedOn: day }),
  ),
  currentHtCents: cents.nullable(),
  quotes: z.array(quote),
  vatRateBps: bps,
  isSubcontract: z.boolean(),
  /** VAT of the contract that the company declares itself; null where the contractor charges it. */
  reversedVat: z
    .object({
      declaredCents: cents,
      /** Left to pay to the State: all of it where the operation may not deduct. */
      dueCents: cents,
      explanation: explained,
    })
    .nullable(),
  /** What proves its reduced rate; null at the standard one. */
  attestation: z
    .object({ proof: z.enum(['mention', 'form']), keepUntilOn: day, explanation: explained })
    .nullable(),
  retentionBps: bps,
  retentionMode: z.enum(retentionModes),
  invoicedCents: cents,
  paidCents: cents,
  retainedTtcCents: cents,
  /** Of the last claim that stands. */
  progressBps: bps,
  /** What the next claim may not go below. */
  claimedBps: bps,
  startOn: optionalDay,
  endOn: optionalDay,
  actualStartOn: optionalDay,
  actualEndOn: optionalDay,
  decennialUntil: optionalDay,
  isDecennialExpired: z.boolean(),
  receptionOn: optionalDay,
  retentionReleaseOn: optionalDay,
  retentionReleasedOn: optionalDay,
  openReservesCount: z.number().int(),
  mayClaim: z.boolean(),
  mayAward: z.boolean(),
  mayAmend: z.boolean(),
  /** Why it cannot be removed; null where it can. */
  obstacle: z.string().nullable(),
  steps: z.array(stepOf(worksLotSteps)),
});
export type ShownWorksLot = z.infer<typeof lot>;

const claim = z.object({
  id,
  version: z.number().int(),
  constructionLotId: id,
  lotNumber: z.number().int(),
  lotLabel: z.string(),
  number: z.number().int(),
  month: z.string(),
  status: z.enum(situationStates),
  cumulativeBps: bps,
  periodHtCents: cents,
  cumulativeHtCents: cents,
  vatCents: cents,
  retentionCents: cents,
  toPayTtcCents: cents,
  explanation: explained,
  submittedOn: optionalDay,
  checkedBy: z.string().nullable(),
  checkedOn: optionalDay,
  approvedOn: optionalDay,
  dueOn: optionalDay,
  isLate: z.boolean(),
  paidOn: optionalDay,
  transactionId: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  mayPay: z.boolean(),
  steps: z.array(stepOf(claimSteps)),
});
export type ShownClaim = z.infer<typeof claim>;

const milestone = z.object({
  id,
  milestone: z.enum(worksMilestones),
  on: day,
  certifierName: z.string(),
  href: z.string().nullable(),
  fileName: z.string().nullable(),
});

const reserve = z.object({
  id,
  constructionLotId: id,
  lotLabel: z.string(),
  text: z.string(),
  room: z.string().nullable(),
  dueOn: optionalDay,
  liftedOn: optionalDay,
  isLate: z.boolean(),
});
export type ShownReserve = z.infer<typeof reserve>;

const paper = z.object({
  id,
  kind: z.enum(worksPaperKinds),
  on: day,
  caption: z.string().nullable(),
  name: z.string(),
  href: z.string(),
  isImage: z.boolean(),
  by: z.string().nullable(),
  about: z.string().nullable(),
});
export type ShownWorksPaper = z.infer<typeof paper>;

export const worksTabs = ['lots', 'situations', 'planning', 'reception'] as const;

export const constructionQuery = z.object({
  tab: z.enum(worksTabs).catch('lots'),
  trade: choicesQuery(constructionTrades),
  status: choicesQuery(constructionLotStates),
  supplier: idsQuery,
});
export type ConstructionQuery = z.infer<typeof constructionQuery>;

/** What a link to the page may ask for. */
export interface Query {
  readonly tab?: (typeof worksTabs)[number];
  readonly trade?: readonly (typeof constructionTrades)[number][];
  readonly status?: readonly (typeof constructionLotStates)[number][];
  readonly supplier?: readonly string[];
}

export const constructionPage = definePage({
  component: 'Client/Operation/Construction',
  query: constructionQuery,
  props: z.object({
    operation: operationHead,
    operationVersion: z.number().int(),
    query: constructionQuery,
    today: day,
    figures,
    lots: z.array(lot),
    claims: z.array(claim),
    milestones: z.array(milestone),
    reception: z
      .object({ on: day, withReserves: z.boolean(), reserves: z.array(reserve), clocks: z.array(urbanClock) })
      .nullable(),
    /** Why the works cannot be received now; null when they can, or were. */
    receptionObstacle: z.string().nullable(),
    papers: z.array(paper),
    /** Planned and done at the end of each month. */
    curve: z.array(z.object({ month: z.string(), plannedBps: bps.nullable(), doneBps: bps.nullable() })),
    suppliers: z.array(z.object({ id, label: z.string(), decennialUntil: optionalDay })),
    /** Lines of works of the simulation that may become lots. */
    importableCount: z.number().int(),
    /** The step that starts the works; null where it is not to be taken from here. */
    start: z.object({ reason: z.string().nullable(), remedies: z.array(remedy) }).nullable(),
    can: z.object({ update: z.boolean(), delete: z.boolean(), pay: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    operationVersion: 1,
    query: constructionQuery.parse({}),
    today: '2026-11-20',
    figures: {
      budgetCents: 34_000_000,
      contractCents: 34_000_000,
      amendmentsCents: 420_000,
      invoicedCents: 17_685_000,
      paidCents: 12_958_000,
      retainedTtcCents: 750_200,
      toInvoiceCents: 16_315_000,
      progressBps: 5201,
    },
    lots: [],
    claims: [],
    milestones: [],
    reception: null,
    receptionObstacle: 'Les travaux du lot 3 ne sont pas terminés.',
    papers: [],
    curve: [{ month: '2026-05', plannedBps: 597, doneBps: 597 }],
    suppliers: [],
    importableCount: 1,
    start: null,
    can: { update: true, delete: true, pay: true },
  },
});
export type ConstructionProps = z.infer<typeof constructionPage.props>;
