import * as z from 'zod';
import {
  followUpKinds,
  visitKinds,
  visitStates,
  type VisitKind,
  type VisitState,
} from '#domain/visit/visit.ts';
import { definePage } from '../../../define.ts';
import { id, instant, optionalDay } from '../../../fields.ts';
import { choicesQuery, columnsQuery, periodQuery, textsQuery } from '../../../list.ts';
import { exampleId, person } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

export const visitViewModes = ['', 'calendar'] as const;
export const visitSorts = [
  'startAt',
  '-startAt',
  'kind',
  '-kind',
  'host',
  '-host',
  'rating',
  '-rating',
] as const;

/** A visit as lists show it. */
export const visitRow = z.object({
  id,
  kind: z.enum(visitKinds),
  startAt: instant,
  durationMin: z.number().int(),
  lots: z.array(z.object({ id, ref: z.string() })),
  contacts: z.array(z.string()),
  host: person,
  rating: z.number().int().nullable(),
  status: z.enum(visitStates),
  followUpKind: z.enum(followUpKinds),
  followUpDueOn: optionalDay,
  findingsCount: z.number().int(),
});
export type VisitRow = z.infer<typeof visitRow>;

export const visitIndexQuery = z.object({
  q: z.string().trim().max(120).catch(''),
  sort: z.enum(visitSorts).catch('-startAt'),
  kind: choicesQuery(visitKinds),
  status: choicesQuery(visitStates),
  lot: textsQuery,
  host: textsQuery,
  period: periodQuery,
  look: z.enum(visitViewModes).catch(''),
  /** A day of the week that the calendar shows; this week when it is empty. */
  week: z.iso.date().or(z.literal('')).catch(''),
  columns: columnsQuery,
});
export type VisitIndexQuery = z.infer<typeof visitIndexQuery>;

/** What a link to the visits may ask for. */
export interface Query {
  readonly q?: string;
  readonly sort?: (typeof visitSorts)[number];
  readonly kind?: readonly VisitKind[];
  readonly status?: readonly VisitState[];
  readonly lot?: readonly string[];
  readonly host?: readonly string[];
  readonly period?: string;
  readonly look?: (typeof visitViewModes)[number];
  readonly week?: string;
  readonly columns?: readonly string[];
}

export const visitIndexPage = definePage({
  component: 'Client/Operation/Visit/Index',
  query: visitIndexQuery,
  props: z.object({
    operation: operationHead,
    query: visitIndexQuery,
    defaults: visitIndexQuery,
    /** All visits of the operation, the latest first. */
    visits: z.array(visitRow),
    /** The business day. */
    today: z.iso.date(),
    figures: z.object({
      monthCount: z.number().int(),
      /** Visits that took place among those that were not cancelled and are over; null without any. */
      attendanceBps: z.number().int().nullable(),
      doneCount: z.number().int(),
      /** Visits after which an offer is to be made. */
      offersCount: z.number().int(),
    }),
    can: z.object({ update: z.boolean() }),
  }),
  example: {
    operation: exampleHead,
    query: visitIndexQuery.parse({}),
    defaults: visitIndexQuery.parse({}),
    visits: [
      {
        id: exampleId,
        kind: 'technical',
        startAt: '2025-09-18T08:00:00.000Z',
        durationMin: 90,
        lots: [],
        contacts: ['Indivision Lacaze'],
        host: { id: exampleId, name: 'Hugo Lartigue' },
        rating: 4,
        status: 'done',
        followUpKind: 'offer',
        followUpDueOn: '2025-09-25',
        findingsCount: 4,
      },
    ],
    today: '2026-11-20',
    figures: {
      monthCount: 2,
      attendanceBps: 8000,
      doneCount: 4,
      offersCount: 1,
    },
    can: { update: true },
  },
});
export type VisitIndexProps = z.infer<typeof visitIndexPage.props>;
