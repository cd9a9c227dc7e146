import { pageVisitKpiDownload } from '#contracts/admin/dashboard/page-visit-kpi/download.ts';
import { pageVisitKpiPage, type PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import { singleVisitsKeptDays, visitPeriodDays } from '#domain/audience/visit.ts';
import { addToDay, day as dayOf } from '#domain/time/day.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import * as adminTitles from '#messages/page-titles/admin.ts';
import * as clientTitles from '#messages/page-titles/client.ts';
import { pageVisits } from '#mocks/db/schema/index.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import {
  countVisits,
  readPeople,
  readSingleVisits,
  readVisitedRoutes,
  readVisits,
  routesUsedSince,
  type VisitedRoute,
} from './page-visit-figures.ts';

/** What a page is called in menus; the name of its route where they do not call it. */
function titlesOf(locale: 'fr' | 'en'): (routeName: string) => string {
  const titles: Readonly<Record<string, string>> = {
    ...messagesFor(locale, adminTitles),
    ...messagesFor(locale, clientTitles),
    ...messagesFor(locale, kpiMessages).guestPages,
  };
  return (routeName) => titles[routeName] ?? routeName;
}

/** Pages that people open by themselves: not those of a sign-in, a link by mail or something gone wrong. */
const isFeature = ({ page, name, methods }: RouteRow): boolean =>
  page !== undefined && methods.includes('GET') && /^(client|admin)\.(?!login|password)/.test(name);

/** So many days from a first one on: those without a visit too. */
const eachDay = (from: string, length: number): string[] =>
  Array.from({ length }, (_, index) => addToDay(dayOf(from), { days: index }));

async function unusedPages(context: AdminContext): Promise<PageVisitKpiProps['unused']> {
  const { db, deps, locale } = context;
  const since = parisDay(daysLater(deps.clock.systemNow(), -singleVisitsKeptDays));
  const used = await routesUsedSince(db, since);
  const titleOf = titlesOf(locale);
  return deps.routes
    .filter((row) => isFeature(row) && !used.has(row.name))
    .map(({ name }) => ({ routeName: name, title: titleOf(name) }));
}

/** Every page’s visits as a file. */
const pageVisitList = defineDownload<typeof pageVisitKpiDownload.query, VisitedRoute>({
  list: 'page-visit',
  can: 'page-visit-kpi.export',
  query: pageVisitKpiDownload.query,
  title: (locale) => messagesFor(locale, kpiMessages).title,
  columns: (locale) => {
    const { columns } = messagesFor(locale, kpiMessages);
    const titleOf = titlesOf(locale);
    return [
      { label: columns.page, kind: 'text', value: ({ routeName }) => titleOf(routeName) },
      { label: columns.route, kind: 'text', value: ({ routeName }) => routeName },
      { label: columns.visits, kind: 'number', value: (row) => row.visits },
    ];
  },
  count: async ({ db }, { from, to, format: _format, ...filters }) =>
    (await readVisitedRoutes(db, { from, to }, filters, 5000)).length,
  rows: ({ db }, { from, to, format: _format, ...filters }, limit) =>
    readVisitedRoutes(db, { from, to }, filters, limit),
});

/** The audience of the application, as its staff read it. */
export const pageVisitKpiResource = defineResource({
  handlers: {
    'admin.dashboard.page-visit-kpi': adminPage(pageVisitKpiPage, async (context, query) => {
      const { db, deps, locale } = context;
      const { period, ...filters } = query;
      const now = deps.clock.systemNow();
      const length = visitPeriodDays[period];
      const days = { from: parisDay(daysLater(now, 1 - length)), to: parisDay(now) };
      const before = {
        from: parisDay(daysLater(now, 1 - 2 * length)),
        to: parisDay(daysLater(now, -length)),
      };
      const single = length > singleVisitsKeptDays ? null : await readSingleVisits(db, days, filters);
      const found = await readVisits(db, days, filters);
      const visitsByDay = new Map(found.days.map(({ day, visits }) => [day, visits]));
      const titleOf = titlesOf(locale);
      return {
        query,
        ...days,
        isMeasured: (await db.$count(pageVisits)) > 0,
        totals: {
          visits: await countVisits(db, days, filters),
          visitsBefore: await countVisits(db, before, filters),
          visitors: single && single.visitors,
          p75Ms: single && single.p75Ms,
          errors: found.errorPages.reduce((total, { visits }) => total + visits, 0),
        },
        people: await readPeople(db, now),
        ...found,
        days: eachDay(days.from, length).map((day) => ({
          day,
          visits: visitsByDay.get(day) ?? 0,
          visitors: single && (single.byDay.get(day) ?? 0),
        })),
        pages: found.pages.map(({ routeName, visits }) => ({
          routeName,
          title: titleOf(routeName),
          visits,
          visitors: single && (single.byRoute.get(routeName)?.visitors ?? 0),
          p75Ms: single?.byRoute.get(routeName)?.p75Ms ?? null,
        })),
        unused: await unusedPages(context),
      };
    }),
    'admin.dashboard.page-visit-kpi.download': adminData(pageVisitKpiDownload, (context, { format }) =>
      answerDownload(context, pageVisitList, format),
    ),
  },
  downloads: [pageVisitList],
});
