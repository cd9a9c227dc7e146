import * as z from 'zod';
import { agendaKinds } from '#domain/dashboard/agenda.ts';
import { dashboardPeriods, type DashboardPeriod } from '#domain/dashboard/period.ts';
import { dashboardWidgets, onboardingSteps, widgetSizes } from '#domain/dashboard/widgets.ts';
import { lotStates } from '#domain/lot/states.ts';
import { operationStates } from '#domain/operation/states.ts';
import { historyEntry } from '../history.ts';
import { shownBanner } from '../banner.ts';
import { definePage } from '../define.ts';
import { day, id, instant } from '../fields.ts';
import { textsQuery } from '../list.ts';
import { exampleId } from '../shared.ts';
import { operationPlace } from './operation/views.ts';
import { operationRow, exampleRow } from './operation/row.ts';

const cents = z.number().int();
const count = z.number().int();

const query = z.object({
  period: z.enum(dashboardPeriods).catch('12m'),
  /** Of these operations alone; all of them where empty. */
  operations: textsQuery,
});
export type DashboardQuery = z.output<typeof query>;

/** What a link to the start page may ask for. */
export interface Query {
  readonly period?: DashboardPeriod;
  readonly operations?: readonly string[];
}

const widget = z.object({
  key: z.enum(dashboardWidgets),
  isOn: z.boolean(),
  size: z.enum(widgetSizes),
});

/** Figures at the head of the page; null for who may not see them. */
const figures = z.object({
  cash: z.object({ availableCents: cents, sinceMonthStartCents: cents }).nullable(),
  margin: z.object({ cents, count }).nullable(),
  signed: z.object({ cents, count }).nullable(),
  stock: z.object({ count, cents, available: count, promised: count }).nullable(),
  unpaid: z.object({ cents, count, lateDays: count }).nullable(),
  /** Operations in progress by state, in the order of the states. */
  phases: z.array(z.object({ state: z.enum(operationStates), count })),
  rents: z.object({ cents, count }).nullable(),
  leads: z.object({ open: count, overdue: count }).nullable(),
  movements: z.object({ toCode: count }).nullable(),
});
export type DashboardFigures = z.infer<typeof figures>;

const agendaItem = z.object({
  /** Unique in the answer: kind and identifier. */
  id: z.string(),
  kind: z.enum(agendaKinds),
  title: z.string(),
  on: day,
  /** Below 0 once it is late. */
  daysLeft: z.number().int(),
  time: z.string().nullable(),
  operation: z.string().nullable(),
  amountCents: cents.nullable(),
  href: z.string(),
});
export type AgendaItem = z.infer<typeof agendaItem>;

const activeOperation = operationRow.extend({
  /** Of the simulation that the operation goes by; null without one, or for who may not see margins. */
  marginCents: cents.nullable(),
  marginBps: z.number().int().nullable(),
  /** Share of the lots’ prices that is sold or promised, in basis points; null without lots. */
  soldBps: z.number().int().nullable(),
});
export type ActiveOperation = z.infer<typeof activeOperation>;

export const dashboardPage = definePage({
  component: 'Client/Dashboard',
  query,
  props: z.object({
    query,
    today: day,
    figures,
    /** Months gone by and ahead with what came and went; null for who may not see the treasury, or without accounts. */
    cash: z
      .array(
        z.object({
          at: z.string(),
          isForecast: z.boolean(),
          inCents: cents,
          outCents: cents,
          closingCents: cents,
        }),
      )
      .nullable(),
    /** Operations in progress, the most recently changed first, at most eight. */
    operations: z.array(activeOperation),
    inProgressCount: count,
    operationsCount: count,
    /** All operations that the page can be narrowed to. */
    operationChoices: z.array(z.object({ id, label: z.string() })),
    stock: z.array(z.object({ state: z.enum(lotStates), count, cents })),
    /** Of operations in progress whose margin is known, the best first. */
    margins: z.array(z.object({ id, name: z.string(), marginBps: z.number().int() })),
    agenda: z.array(agendaItem),
    /** Days of the agenda within a week, late ones among them. */
    soonCount: count,
    activity: z.array(historyEntry),
    news: z.array(
      z.object({ id, slug: z.string(), title: z.string(), publishedAt: instant, isUnread: z.boolean() }),
    ),
    places: z.array(operationPlace),
    /** What a new company does first, in its order; empty once all is done, put away, or after three months. */
    onboarding: z.array(z.object({ step: z.enum(onboardingSteps), isDone: z.boolean() })),
    layout: z.array(widget),
    /** Widgets that the person has the right to see. */
    widgets: z.array(z.enum(dashboardWidgets)),
    banner: shownBanner.nullable(),
    can: z.object({
      create: z.boolean(),
      update: z.boolean(),
      createTask: z.boolean(),
      createContact: z.boolean(),
      createMovement: z.boolean(),
    }),
  }),
  example: {
    query: { period: '12m', operations: [] },
    today: '2026-11-20',
    figures: {
      cash: { availableCents: 11_189_400, sinceMonthStartCents: -1_823_400 },
      margin: { cents: 81_339_800, count: 5 },
      signed: { cents: 113_800_000, count: 9 },
      stock: { count: 9, cents: 144_300_000, available: 5, promised: 3 },
      unpaid: { cents: 3_100_000, count: 1, lateDays: 3 },
      phases: [{ state: 'selling', count: 1 }],
      rents: { cents: 0, count: 0 },
      leads: { open: 4, overdue: 1 },
      movements: { toCode: 12 },
    },
    cash: [
      {
        at: '2026-11',
        isForecast: false,
        inCents: 10_000_000,
        outCents: -4_000_000,
        closingCents: 11_189_400,
      },
    ],
    operations: [{ ...exampleRow, marginCents: 13_896_000, marginBps: 1208, soldBps: 6000 }],
    inProgressCount: 1,
    operationsCount: 1,
    operationChoices: [{ id: exampleId, label: 'Les Chais de la Bastide' }],
    stock: [{ state: 'available', count: 5, cents: 76_200_000 }],
    margins: [{ id: exampleId, name: 'Les Chais de la Bastide', marginBps: 1208 }],
    agenda: [
      {
        id: `unpaid:${exampleId}`,
        kind: 'unpaid',
        title: 'Appel de fonds impayé, A22',
        on: '2026-11-17',
        daysLeft: -3,
        time: null,
        operation: 'Les Chais de la Bastide',
        amountCents: 3_100_000,
        href: `/operations/${exampleId}`,
      },
    ],
    soonCount: 1,
    activity: [],
    news: [],
    places: [],
    onboarding: [{ step: 'company', isDone: true }],
    layout: [{ key: 'cash', isOn: true, size: 'full' }],
    widgets: ['cash'],
    banner: null,
    can: { create: true, update: true, createTask: true, createContact: true, createMovement: true },
  },
});
export type DashboardProps = z.infer<typeof dashboardPage.props>;
