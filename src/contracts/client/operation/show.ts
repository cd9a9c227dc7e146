import * as z from 'zod';
import { acquisitionRegimes, operationKinds, sourceKinds, vatRegimes } from '#domain/operation/enums.ts';
import { operationPhases, operationStates } from '#domain/operation/states.ts';
import { lotStates, lotTypes, saleModes } from '#domain/lot/states.ts';
import { defineAction, definePage } from '../../define.ts';
import { explained } from '../../explained.ts';
import { day, id, instant, recordVersion, requiredText } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { operationHead } from './head.ts';
import { exampleOverview, operationOverview } from './overview.ts';
import { parcel } from './payload.ts';
import { operationTransition } from './step.ts';

const phaseStep = z.object({
  phase: z.enum(operationPhases),
  position: z.enum(['done', 'current', 'skipped', 'ahead']),
  on: day.nullable(),
  isTarget: z.boolean(),
});

export const lotRow = z.object({
  id,
  ref: z.string(),
  type: z.enum(lotTypes),
  label: z.string(),
  level: z.number().int().nullable(),
  rooms: z.number().int().nullable(),
  areaM2: z.string(),
  saleMode: z.enum(saleModes),
  priceTtcCents: z.number().int().nullable(),
  pricePerM2Cents: z.number().int().nullable(),
  status: z.enum(lotStates),
  /** Day since which the lot has been for sale. */
  forSaleOn: day.nullable(),
});
export type LotRow = z.infer<typeof lotRow>;

/** One line of the journal: a change of state or a note, newest first. */
export const journalEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    id,
    at: instant,
    on: day,
    by: z.string().nullable(),
    from: z.enum(operationStates).nullable(),
    to: z.enum(operationStates),
    reason: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('note'),
    id,
    at: instant,
    on: day,
    by: z.string(),
    text: z.string(),
    canDelete: z.boolean(),
  }),
]);
export type JournalEntry = z.infer<typeof journalEntry>;

export const operationShowPage = definePage({
  component: 'Client/Operation/Show',
  query: z.object({}),
  props: z.object({
    operation: operationHead.extend({
      version: recordVersion,
      kind: z.enum(operationKinds),
      addressLine: z.string(),
      postalCode: z.string(),
      inseeCode: z.string(),
      departmentCode: z.string(),
      manager: person,
      team: z.array(person),
      owner: z.string().nullable(),
      seller: z.string().nullable(),
      agent: z.string().nullable(),
      sourceKind: z.enum(sourceKinds).nullable(),
      /** What it was made of, for who sees the sourcing. */
      opportunity: z.object({ id, title: z.string() }).nullable(),
      parcels: z.array(parcel),
      landAreaM2: z.string().nullable(),
      builtAreaM2: z.string().nullable(),
      buildYear: z.number().int().nullable(),
      completedOver5Years: z.boolean(),
      askingPriceCents: z.number().int().nullable(),
      offeredPriceCents: z.number().int().nullable(),
      purchasePriceCents: z.number().int().nullable(),
      acquisitionRegime: z.enum(acquisitionRegimes),
      resaleYears: z.number().int(),
      vatRegime: z.enum(vatRegimes),
      acquiredOn: day.nullable(),
      resaleDeadlineOn: day.nullable(),
      tags: z.array(z.string()),
      summary: z.string(),
      /** Sanitised HTML. */
      description: z.string(),
      strengths: z.array(z.string()),
      risks: z.array(z.string()),
      updatedAt: instant,
    }),
    steps: z.array(phaseStep),
    /** The steps out of the present state; none for those who only read. */
    transitions: z.array(operationTransition),
    abandonedOn: day.nullable(),
    /** What is owed since the commitment to resell was not kept in time, or why it cannot be told; else null. */
    brokenCommitment: z
      .object({
        totalCents: z.number().int().nullable(),
        explanation: explained.nullable(),
        refusal: z.string().nullable(),
      })
      .nullable(),
    /** What the live loans come to; null without any, and for those who may not see them. */
    financing: z
      .object({
        loansCents: z.number().int(),
        drawnCents: z.number().int(),
        outstandingCents: z.number().int(),
        next: z.object({ dueOn: day, paymentCents: z.number().int() }).nullable(),
      })
      .nullable(),
    /** What its other pages keep, in short. */
    overview: operationOverview,
    lots: z.array(lotRow),
    journal: z.array(journalEntry),
    /** Records of the operation that have a paper of their own; null where there is none. */
    papers: z.object({ projectId: id.nullable(), estimationId: id.nullable() }),
    can: z.object({
      update: z.boolean(),
      note: z.boolean(),
      print: z.boolean(),
      /** What may come along with a copy: so many lots, the simulation of that name; null for no copy at all. */
      duplicate: z.object({ lotsCount: z.number().int(), simulation: z.string().nullable() }).nullable(),
    }),
  }),
  example: {
    operation: {
      id: exampleId,
      ref: 'OP-2026-002',
      name: 'Quai de Bacalan',
      city: 'Bordeaux',
      status: 'sourcing',
      version: 1,
      kind: 'mixed',
      addressLine: '41 quai de Bacalan',
      postalCode: '33000',
      inseeCode: '33063',
      departmentCode: '33',
      manager: { id: exampleId, name: 'Hugo Lartigue' },
      team: [],
      owner: null,
      seller: null,
      agent: null,
      sourceKind: 'off_market',
      opportunity: null,
      parcels: [],
      landAreaM2: null,
      builtAreaM2: null,
      buildYear: null,
      completedOver5Years: true,
      askingPriceCents: 145_000_000,
      offeredPriceCents: null,
      purchasePriceCents: null,
      acquisitionRegime: 'mdb',
      resaleYears: 5,
      vatRegime: 'exempt',
      acquiredOn: null,
      resaleDeadlineOn: null,
      tags: [],
      summary: '',
      description: '',
      strengths: [],
      risks: [],
      updatedAt: '2026-11-19T16:00:00.000Z',
    },
    steps: [{ phase: 'sourcing', position: 'current', on: '2026-10-12', isTarget: false }],
    transitions: [
      {
        step: 'advance',
        to: 'study',
        label: 'Passer à l’étude',
        reason: null,
        remedies: [],
        isAutomatic: false,
        isForOthers: false,
      },
    ],
    abandonedOn: null,
    brokenCommitment: null,
    financing: null,
    overview: exampleOverview,
    lots: [],
    journal: [],
    papers: { projectId: null, estimationId: null },
    can: { update: true, note: true, print: true, duplicate: { lotsCount: 0, simulation: null } },
  },
});
export type OperationShowProps = z.infer<typeof operationShowPage.props>;

/** A note of the journal, at most 2,000 signs. */
export const storeNote = defineAction({
  payload: z.object({
    /** Made by the device that wrote it: sent twice, it is kept once. */
    noteId: id.optional(),
    text: requiredText(2000),
  }),
  example: { text: 'Le notaire demande l’attestation de garantie à jour.' },
});
export type NotePayload = z.infer<typeof storeNote.payload>;
