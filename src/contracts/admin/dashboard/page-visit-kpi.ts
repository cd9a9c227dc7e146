import * as z from 'zod';
import { roleNames, type RoleName } from '#domain/access/permissions.ts';
import {
  visitAreas,
  visitDevices,
  visitPeriods,
  type VisitArea,
  type VisitDevice,
  type VisitPeriod,
} from '#domain/audience/visit.ts';
import { definePage } from '../../define.ts';
import { day } from '../../fields.ts';

/** What an audience is narrowed to, whatever its days. */
export const visitFilters = {
  area: z.enum(visitAreas).or(z.literal('')).catch('').default(''),
  device: z.enum(visitDevices).or(z.literal('')).catch('').default(''),
  role: z.enum(roleNames).or(z.literal('')).catch('').default(''),
  /** Pages that staff opened in a client’s name. */
  impersonated: z.enum(['without', 'with']).catch('without').default('without'),
};

export const pageVisitKpiQuery = z.object({
  period: z.enum(visitPeriods).catch('30d').default('30d'),
  ...visitFilters,
});
export type PageVisitKpiQuery = z.infer<typeof pageVisitKpiQuery>;

/** What a link to the audience may ask for. */
export interface Query {
  readonly period?: VisitPeriod;
  readonly area?: VisitArea | '';
  readonly device?: VisitDevice | '';
  readonly role?: RoleName | '';
  readonly impersonated?: 'without' | 'with';
}

const count = z.number().int();

/** A page among those that are looked at most. */
export const visitedPage = z.object({
  routeName: z.string(),
  /** As menus call it; the route’s name where no menu does. */
  title: z.string(),
  visits: count,
  /** Visitors, counted anew each day; null beyond the days for which single visits are kept. */
  visitors: count.nullable(),
  /** Milliseconds within which three of four answers came; null as above. */
  p75Ms: count.nullable(),
});
export type VisitedPage = z.infer<typeof visitedPage>;

export const pageVisitKpiPage = definePage({
  component: 'Admin/Dashboard/PageVisitKpi',
  query: pageVisitKpiQuery,
  props: z.object({
    query: pageVisitKpiQuery,
    /** First and last day, in Paris. */
    from: day,
    to: day,
    /** Null where nothing was ever measured: the page says so. */
    isMeasured: z.boolean(),
    totals: z.object({
      visits: count,
      /** Of as many days before. */
      visitsBefore: count,
      visitors: count.nullable(),
      p75Ms: count.nullable(),
      errors: count,
    }),
    /** People signed in at least once within a day, a week and thirty days until now, whatever is filtered. */
    people: z.object({ day: count, week: count, month: count, online: count }),
    days: z.array(z.object({ day, visits: count, visitors: count.nullable() })),
    /** At most fifty. */
    pages: z.array(visitedPage),
    referrers: z.array(z.object({ domain: z.string(), visits: count })),
    devices: z.array(z.object({ device: z.enum(visitDevices), visits: count })),
    /** Visits by day of the week (1 is Monday) and hour in Paris; hours without any are left out. */
    hours: z.array(z.object({ weekday: count.min(1).max(7), hour: count.min(0).max(23), visits: count })),
    /** Pages shown instead of what was asked for. */
    errorPages: z.array(z.object({ status: count, visits: count })),
    /** Pages that nobody opened for thirty days. */
    unused: z.array(z.object({ routeName: z.string(), title: z.string() })),
  }),
  example: {
    query: { period: '30d', area: '', device: '', role: '', impersonated: 'without' },
    from: '2026-10-22',
    to: '2026-11-20',
    isMeasured: true,
    totals: { visits: 4210, visitsBefore: 3980, visitors: 312, p75Ms: 140, errors: 12 },
    people: { day: 9, week: 21, month: 34, online: 3 },
    days: [{ day: '2026-11-20', visits: 164, visitors: 12 }],
    pages: [
      {
        routeName: 'client.operation.index',
        title: 'Opérations',
        visits: 640,
        visitors: 110,
        p75Ms: 122,
      },
    ],
    referrers: [{ domain: 'annuaire.example', visits: 14 }],
    devices: [{ device: 'desktop', visits: 3900 }],
    hours: [{ weekday: 1, hour: 9, visits: 84 }],
    errorPages: [{ status: 404, visits: 9 }],
    unused: [{ routeName: 'client.cityscan', title: 'Analyse de quartier' }],
  },
});
export type PageVisitKpiProps = z.infer<typeof pageVisitKpiPage.props>;
