import * as z from 'zod';
import {
  leadActivityKinds,
  leadAssignments,
  leadKinds,
  leadLostReasons,
  leadPortals,
  leadStates,
} from '#domain/lead/lead.ts';
import { leadScoreParts } from '#domain/lead/score.ts';
import { lotStates } from '#domain/lot/states.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { day, id, instant, recordVersion } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleLead, leadFields } from './prospects/payload.ts';

/** A request as inbox, board and table show it; who may not know the person sees initials alone. */
export const leadRow = z.object({
  id,
  version: recordVersion,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  portal: z.enum(leadPortals),
  kind: z.enum(leadKinds),
  listingRef: z.string().nullable(),
  operation: z.object({ id, name: z.string() }).nullable(),
  lot: z.object({ id, ref: z.string() }).nullable(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  status: z.enum(leadStates),
  lostReason: z.enum(leadLostReasons).nullable(),
  receivedAt: instant,
  dueAt: instant,
  /** 0 to 100, and what it is made of. */
  score: z.number().int(),
  scoreParts: z.array(z.enum(leadScoreParts)),
  budgetCents: z.number().int().nullable(),
  assignee: person.nullable(),
  firstResponseAt: instant.nullable(),
  /** It repeats an earlier one. */
  isTwin: z.boolean(),
});
export type LeadRow = z.infer<typeof leadRow>;

export const leadList = defineList({
  row: leadRow,
  filters: {
    status: choice(leadStates),
    portal: choice(leadPortals),
    operation: facet(),
    lot: facet(),
    assignedTo: facet(),
    due: choice(['overdue'] as const),
    receivedAt: period(),
  },
  sorts: ['receivedAt', 'dueAt', 'score'],
  defaultSort: '-receivedAt',
  modes: ['table', 'board'],
});
export type Query = ListLink<typeof leadList> & {
  /** The request whose panel is open at first. */
  readonly open?: string;
};

const contactMatch = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/** Everything about the request that stands open. */
const openLead = z.object({
  row: leadRow,
  values: leadFields.extend({ email: z.string() }),
  message: z.string(),
  phones: z.array(z.string()),
  consentText: z.string().nullable(),
  /** The lot that is asked for. */
  lot: z
    .object({
      id,
      ref: z.string(),
      label: z.string().nullable(),
      operationId: id,
      areaM2: z.string().nullable(),
      priceTtcCents: z.number().int().nullable(),
      status: z.enum(lotStates),
    })
    .nullable(),
  /** The contact that it is linked to. */
  contact: contactMatch.nullable(),
  /** Contacts with the same e-mail or telephone. */
  matches: z.array(contactMatch).max(20),
  /** Other requests of the same person. */
  twins: z.array(z.object({ id, name: z.string(), receivedAt: instant, lot: z.string().nullable() })).max(20),
  visit: z.object({ id, operationId: id, startAt: instant }).nullable(),
  activities: z
    .array(
      z.object({
        id,
        kind: z.enum(leadActivityKinds),
        /** Result of a call, state that followed, portal. */
        detail: z.string(),
        body: z.string(),
        at: instant,
        by: z.string().nullable(),
      }),
    )
    .max(200),
  can: z.object({ update: z.boolean(), delete: z.boolean(), visit: z.boolean(), convert: z.boolean() }),
});
export type OpenLead = z.infer<typeof openLead>;

const exampleLeadRow: LeadRow = {
  id: exampleId,
  version: 1,
  name: 'Nora Vidal',
  email: 'nora.vidal@example.test',
  phone: '+33639980150',
  portal: 'leboncoin',
  kind: 'information',
  listingRef: 'G01',
  operation: { id: exampleId, name: 'Les Chais de la Bastide' },
  lot: { id: exampleId, ref: 'G01' },
  excerpt: 'Le stationnement est-il encore libre ?',
  status: 'new',
  lostReason: null,
  receivedAt: '2026-11-20T07:40:00.000Z',
  dueAt: '2026-11-20T10:00:00.000Z',
  score: 50,
  scoreParts: ['phone', 'budget'],
  budgetCents: 1_500_000,
  assignee: null,
  firstResponseAt: null,
  isTwin: false,
};

/** How requests come in: for those who may change it. */
const leadSettings = z.object({
  assignment: z.enum(leadAssignments),
  autoReply: z.string(),
  /** There is an address that portals post to: once the settings were saved, or a request came in. */
  isOpen: z.boolean(),
  /** That address and what portals sign with, on the page after they were asked for and on none after it. */
  keys: z.object({ address: z.string(), key: z.string() }).nullable(),
  lastReceivedAt: instant.nullable(),
});

export const prospectsPage = definePage({
  component: 'Client/UbiflowSalePlan/Prospects',
  query: z.intersection(leadList.query, z.object({ open: id.or(z.literal('')).catch('') })),
  props: z.object({
    list: leadList.props,
    /** Null unless the address asks for the board. */
    board: z
      .array(
        z.object({ status: z.enum(leadStates), count: z.number().int(), cards: z.array(leadRow).max(50) }),
      )
      .nullable(),
    /** The request that the address asks to open. */
    opened: openLead.nullable(),
    stats: z.object({
      received: z.number().int(),
      medianAnswerMinutes: z.number().int().nullable(),
      visitRateBps: z.number().int().nullable(),
      byPortal: z.array(z.object({ portal: z.enum(leadPortals), count: z.number().int() })),
    }),
    settings: leadSettings.nullable(),
    /** What windows choose from; nothing for readers. */
    people: z.array(person),
    operations: z.array(z.object({ id, label: z.string() })),
    lots: z.array(z.object({ id, operationId: id, label: z.string() })),
    now: instant,
    today: day,
    /** Names and ways to reach people are hidden from this reader. */
    isMasked: z.boolean(),
  }),
  example: {
    list: leadList.example(exampleLeadRow),
    board: null,
    opened: {
      row: exampleLeadRow,
      values: exampleLead,
      message: 'Le stationnement est-il encore libre ?',
      phones: ['+33639980150'],
      consentText: null,
      lot: {
        id: exampleId,
        ref: 'G01',
        label: 'Stationnement',
        operationId: exampleId,
        areaM2: '12.50',
        priceTtcCents: 1_500_000,
        status: 'available',
      },
      contact: null,
      matches: [],
      twins: [],
      visit: null,
      activities: [
        {
          id: exampleId,
          kind: 'received',
          detail: 'leboncoin',
          body: '',
          at: '2026-11-20T07:40:00.000Z',
          by: null,
        },
      ],
      can: { update: true, delete: true, visit: true, convert: true },
    },
    stats: {
      received: 12,
      medianAnswerMinutes: 95,
      visitRateBps: 1667,
      byPortal: [{ portal: 'leboncoin', count: 5 }],
    },
    settings: null,
    people: [],
    operations: [],
    lots: [],
    now: '2026-11-20T08:00:00.000Z',
    today: '2026-11-20',
    isMasked: false,
  },
});
export type ProspectsProps = z.infer<typeof prospectsPage.props>;

/** The filtered list as a file. */
export const leadDownload = defineData({
  query: leadList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-receivedAt', format: 'csv' },
});

/** Changes several requests at once. */
export const bulkLeads = defineAction({
  payload: z.object({
    rows: leadList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('owner'), ownerUserId: id.nullable() }),
      z.object({ field: z.literal('status'), status: z.enum(['contacted', 'qualified', 'spam']) }),
      z.object({ field: z.literal('lost'), lostReason: z.enum(leadLostReasons) }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'owner', ownerUserId: null },
  },
});
