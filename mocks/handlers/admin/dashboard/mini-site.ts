import { asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import { miniSiteDownload } from '#contracts/admin/dashboard/mini-site/download.ts';
import {
  miniSitePage,
  miniSiteQuery,
  type MiniSiteProps,
  type MiniSiteRow,
} from '#contracts/admin/dashboard/mini-site.ts';
import { day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { brands, sites, tenants } from '#mocks/db/schema/index.ts';
import { can, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { spanOf } from '../../kpi/span.ts';
import { readMiniSites } from './mini-site-figures.ts';
import { restoreHandler, suspendHandler } from './mini-site-suspension.ts';

const wasOnline = isNotNull(sites.publishedAt);

async function choicesOf(db: Database): Promise<MiniSiteProps['choices']> {
  const owners = db.selectDistinct({ id: sites.tenantId }).from(sites).where(wasOnline);
  return {
    brands: await db
      .select({ id: brands.id, name: brands.name })
      .from(brands)
      .where(isNull(brands.deletedAt))
      .orderBy(asc(brands.name)),
    tenants: await db
      .select({ id: tenants.id, name: tenants.name })
      .from(tenants)
      .where(inArray(tenants.id, owners))
      .orderBy(asc(tenants.name)),
  };
}

/** Whether public pages are served over TLS: all of them stand at one origin. */
const isHttps = ({ deps, url }: Pick<AdminContext, 'deps' | 'url'>): boolean =>
  new URL(deps.config.publicOrigin ?? url.origin).protocol === 'https:';

/** The mini-sites of the page as a file. */
const miniSiteList = defineDownload<typeof miniSiteDownload.query, MiniSiteRow>({
  list: 'mini-site',
  can: 'mini-site-kpi.export',
  query: miniSiteDownload.query,
  title: (locale) => messagesFor(locale, miniSiteMessages).list,
  columns: (locale) => {
    const { columns, statuses, conformity, conforms, lacks } = messagesFor(locale, miniSiteMessages);
    const stateText = (row: MiniSiteRow): string => {
      // Whether it is served over TLS is told on the page, which knows under which address it stands.
      const missing = row.conformity.filter(({ check, isMet }) => !isMet && check !== 'https');
      if (missing.length === 0) return conforms;
      return fill(lacks, { list: missing.map(({ check }) => conformity[check]).join(', ') });
    };
    return [
      { label: columns.programme, kind: 'text', value: ({ programme }) => programme },
      { label: columns.company, kind: 'text', value: ({ company }) => company },
      { label: columns.brand, kind: 'text', value: ({ brand }) => brand },
      { label: columns.slug, kind: 'text', value: ({ href }) => href },
      { label: columns.status, kind: 'text', value: ({ status }) => statuses[status] },
      {
        label: columns.publishedAt,
        kind: 'date',
        value: ({ publishedAt }) => publishedAt?.slice(0, 10) ?? null,
      },
      { label: columns.visits, kind: 'number', value: ({ visits }) => visits },
      { label: columns.leads, kind: 'number', value: ({ leads }) => leads },
      {
        label: `${columns.conversion} (%)`,
        kind: 'number',
        value: ({ conversionBps }) => (conversionBps === null ? null : conversionBps / 100),
      },
      { label: columns.conformity, kind: 'text', value: stateText },
      { label: columns.reason, kind: 'text', value: ({ suspension }) => suspension?.reason ?? '' },
    ];
  },
  count: async (source, query) => (await fileRows(source, query)).length,
  rows: async (source, query, limit) => (await fileRows(source, query)).slice(0, limit),
});

async function fileRows(
  { db, today }: { readonly db: Database; readonly today: ReturnType<typeof day> },
  query: unknown,
): Promise<readonly MiniSiteRow[]> {
  const wanted = miniSiteQuery.parse(query);
  const { days } = spanOf(wanted, today);
  return (await readMiniSites(db, wanted, { days, before: null, isHttps: true })).sites;
}

/** Public pages of all companies, as the staff watches over them. */
export const miniSiteResource = defineResource({
  handlers: {
    'admin.dashboard.mini-site': adminPage(miniSitePage, async (context, query) => {
      const { db, deps } = context;
      const { days, before, span } = spanOf(query, day(parisDay(deps.clock.businessNow())));
      return {
        query,
        span,
        hasSites: (await rowCount(db, sites, wasOnline)) > 0,
        ...(await readMiniSites(db, query, { days, before, isHttps: isHttps(context) })),
        choices: await choicesOf(db),
        can: { suspend: can(context, 'mini-site-kpi.update') },
      };
    }),
    'admin.dashboard.mini-site.download': adminData(miniSiteDownload, (context, { format }) =>
      answerDownload(context, miniSiteList, format),
    ),
    'admin.dashboard.mini-site.suspend': suspendHandler,
    'admin.dashboard.mini-site.restore': restoreHandler,
  },
  downloads: [miniSiteList],
});
