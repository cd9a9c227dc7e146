import * as z from 'zod';
import { activities } from '#domain/company/enums.ts';
import {
  prospectActivityKinds,
  prospectBases,
  prospectSources,
  prospectStates,
} from '#domain/growth/prospect.ts';
import { defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { day, id, instant, optionalDay } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleProspectPayload, prospectFields } from './payload.ts';

/** A prospect as list and board show it. */
export const prospectRow = z.object({
  id,
  /** The person, or the firm where no person is named. */
  name: z.string(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  activity: z.enum(activities).nullable(),
  source: z.enum(prospectSources),
  status: z.enum(prospectStates),
  /** 0 to 100. */
  score: z.number().int(),
  expectedMrrCents: z.number().int().nullable(),
  nextActionOn: optionalDay,
  isLate: z.boolean(),
  assignee: person.nullable(),
  lastContactAt: instant.nullable(),
  createdAt: instant,
  activitiesCount: z.number().int(),
  hasExpectedPlan: z.boolean(),
  /** Whether the person may change it. */
  isChangeable: z.boolean(),
});
export type ProspectRow = z.infer<typeof prospectRow>;

export const prospectList = defineList({
  row: prospectRow,
  filters: {
    status: choice(prospectStates),
    source: choice(prospectSources),
    assignedTo: facet(),
    utmId: facet(),
    brandId: facet(),
    due: choice(['overdue'] as const),
    createdAt: period(),
  },
  sorts: ['nextActionOn', 'score', 'createdAt', 'name', 'expectedMrrCents'],
  defaultSort: 'nextActionOn',
  modes: ['table'],
  sums: ['expectedMrrCents'],
});

export type Query = ListLink<typeof prospectList> & {
  /** The prospect whose panel is open at first. */
  readonly open?: string;
};

/** Everything about the prospect that stands open. */
const openProspect = z.object({
  row: prospectRow,
  version: z.number().int(),
  values: prospectFields.extend({ email: z.string() }),
  utm: z.string().nullable(),
  brand: z.string().nullable(),
  plan: z.string().nullable(),
  consentBasis: z.enum(prospectBases),
  /** When it is forgotten unless the person comes to us again; null for a client. */
  purgeOn: optionalDay,
  lostReason: z.string().nullable(),
  client: z.string().nullable(),
  activities: z
    .array(
      z.object({
        id,
        kind: z.enum(prospectActivityKinds),
        body: z.string(),
        /** Of a move: from and to. */
        move: z.object({ from: z.enum(prospectStates), to: z.enum(prospectStates) }).nullable(),
        at: instant,
        by: z.string(),
      }),
    )
    .max(200),
  /** Others with the same e-mail or telephone, or the same name and town. */
  duplicates: z.array(z.object({ id, name: z.string(), company: z.string().nullable() })).max(20),
  can: z.object({ update: z.boolean(), convert: z.boolean(), assign: z.boolean(), delete: z.boolean() }),
});
export type OpenProspect = z.infer<typeof openProspect>;

const named = z.object({ id: z.string(), label: z.string() });

const exampleRow: ProspectRow = {
  id: exampleId,
  name: 'Claire Bellerive',
  company: 'Agence Bellerive',
  city: 'Annecy',
  activity: 'marchand_de_biens',
  source: 'salon',
  status: 'demo_scheduled',
  score: 65,
  expectedMrrCents: 12_900,
  nextActionOn: '2026-11-22',
  isLate: false,
  assignee: { id: exampleId, name: 'Inès Benali' },
  lastContactAt: '2026-11-12T09:00:00.000Z',
  createdAt: '2026-11-03T09:00:00.000Z',
  activitiesCount: 2,
  hasExpectedPlan: true,
  isChangeable: true,
};

export const adminProspectIndexPage = definePage({
  component: 'Admin/Prospect/Index',
  query: z.intersection(prospectList.query, z.object({ open: id.or(z.literal('')).catch('') })),
  props: z.object({
    list: prospectList.props,
    /** Null where the address asks for another look. */
    board: z
      .array(
        z.object({
          status: z.enum(prospectStates),
          count: z.number().int(),
          expectedMrrCents: z.number().int(),
          cards: z.array(prospectRow).max(100),
        }),
      )
      .nullable(),
    /** The prospect that the address asks to open. */
    opened: openProspect.nullable(),
    today: day,
    plans: z.array(named).max(50),
    brands: z.array(named).max(500),
    utms: z.array(named).max(500),
    /** Who prospects can be given to; nobody where the person may not give them. */
    staff: z.array(person).max(500),
    /** Companies that a prospect can have become. */
    clients: z.array(person).max(1000),
  }),
  example: {
    list: prospectList.example(exampleRow),
    board: [{ status: 'demo_scheduled', count: 1, expectedMrrCents: 12_900, cards: [exampleRow] }],
    opened: {
      row: exampleRow,
      version: 1,
      values: exampleProspectPayload,
      utm: null,
      brand: null,
      plan: 'Pro',
      consentBasis: 'interet_legitime',
      purgeOn: '2029-11-12',
      lostReason: null,
      client: null,
      activities: [
        {
          id: exampleId,
          kind: 'call',
          body: 'Démonstration acceptée.',
          move: null,
          at: '2026-11-04T09:00:00.000Z',
          by: 'Inès Benali',
        },
      ],
      duplicates: [],
      can: { update: true, convert: true, assign: true, delete: true },
    },
    today: '2026-11-20',
    plans: [],
    brands: [],
    utms: [],
    staff: [],
    clients: [],
  },
});
export type ProspectIndexProps = z.infer<typeof adminProspectIndexPage.props>;

/** The filtered list as a file. */
export const prospectDownload = defineData({
  query: prospectList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});
