import { and, asc, count, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import {
  siteTemplatePage,
  type SiteMediaChoice,
  type SiteTemplateProps,
} from '#contracts/client/site-template/form.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { checkSite, type SiteFacts } from '#domain/site/checks.ts';
import { edit as editMedia } from '#generated/routes/client/media.ts';
import { show } from '#generated/routes/site.ts';
import { countRows } from '#mocks/db/queries/business-table.ts';
import {
  media,
  operations,
  portalLeads,
  siteDays,
  sites,
  siteVersions,
  tenants,
  type Operation,
  type Site,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { canNow, wholeCompany, type ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { daysLater, parisDay } from '#mocks/server/paris-day.ts';
import { quotaLimit } from '#mocks/server/quota.ts';
import { publicMedia } from '#mocks/server/site/page-facts.ts';
import { draftDocument } from '../../site/show.ts';
import { membersOf } from '../operation/members.ts';
import { lotsOf } from '../operation/sale/lots.ts';
import { operationOfRoute } from '../operation/scope.ts';
import { blankSite } from './blank.ts';
import { previewLink } from './preview.ts';
import { isSlugFree, siteOf, texts, valuesOf } from './record.ts';
import { headOf } from '../operation/scope.ts';

/** Days that the figures of a mini-site look back. */
const statisticsDays = 30;

/** The mini-site of an operation: what is written, how it looks, what is missing, who came. */
export const editHandler = clientPage(siteTemplatePage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const { id } = operation;
  const site = await siteOf(context, id);
  const lots = await lotsOf(context, id);
  const pictures = await mediaChoices(context, id);
  const used = await publishedCount(context, null);
  const { deps, url } = context;
  return {
    operation: headOf(operation),
    query,
    site: site === null ? null : await shownSite(context, operation, site),
    previewLink:
      site !== null && query.link === '1' && canNow(context, 'site.update')
        ? await previewLink(context, site)
        : null,
    blank: await blankOf(context, operation, lots),
    origin: deps.config.publicOrigin ?? url.origin,
    statistics: await statisticsOf(context, id),
    choices: {
      lots: lots
        .filter(({ status: state }) => state !== 'draft' && state !== 'withdrawn')
        .map((lot) => ({
          id: lot.id,
          label: lot.label === null ? lot.ref : `${lot.ref} · ${lot.label}`,
          isOnSale: lot.status === 'available',
          priceTtcCents: lot.priceTtcCents,
        })),
      media: pictures,
      people: await membersOf(context),
    },
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    quota: { used, limit: await quotaLimit(context, 'miniSites') },
    can: {
      update: canNow(context, 'operation.update'),
      write: canNow(context, 'site.update'),
      publish: canNow(context, 'site.validate'),
    },
  } satisfies SiteTemplateProps;
});

async function shownSite(
  context: ClientContext,
  operation: Operation,
  site: Site,
): Promise<SiteTemplateProps['site']> {
  const isOnline = site.status === 'published' && site.publishedSlug !== null && site.suspendedAt === null;
  return {
    id: site.id,
    version: site.version,
    status: site.status,
    values: valuesOf(site),
    publishedAt: site.publishedAt?.toISOString() ?? null,
    isChanged:
      site.publishedSlug !== site.slug || JSON.stringify(site.draft) !== JSON.stringify(site.published),
    publicHref: isOnline ? show({ siteSlug: site.publishedSlug ?? '' }) : null,
    customDomain: site.customDomain ?? '',
    suspension:
      site.suspendedAt === null
        ? null
        : { at: site.suspendedAt.toISOString(), reason: site.suspendedReason ?? '' },
    domainSeenAt: site.domainSeenAt?.toISOString() ?? null,
    domainCheckedAt: site.domainCheckedAt?.toISOString() ?? null,
    previewHtml: await draftDocument(context, site, false),
    checks: checkSite(site.draft, await siteFacts(context, operation, site)),
    versions: await versionsOf(context, site),
  };
}

/** What the content of a mini-site alone does not tell. */
export async function siteFacts(
  context: ClientContext,
  operation: Pick<Operation, 'id'>,
  site: Pick<Site, 'id' | 'slug' | 'status'>,
): Promise<SiteFacts> {
  const rows = await context.db
    .select({ id: media.id, alt: media.alt, kind: media.kind })
    .from(media)
    .where(publicMedia(operation.id));
  const limit = await quotaLimit(context, 'miniSites');
  return {
    isSlugFree: await isSlugFree(context, site.slug, operation.id),
    // A paper is no picture: its title says what it is.
    hasAlt: new Map(rows.map(({ id, alt, kind }) => [id, kind === 'document' || (alt ?? '').trim() !== ''])),
    hasRoom: limit === null || (await publishedCount(context, site.id)) < limit,
  };
}

/** Mini-sites of the company that are online, one left out. */
async function publishedCount(context: ClientContext, exceptId: string | null): Promise<number> {
  const [row] = await wholeCompany(context)
    .select({ total: count() })
    .from(sites)
    .innerJoin(operations, eq(operations.id, sites.operationId))
    .where(
      and(
        eq(sites.status, 'published'),
        isNull(sites.deletedAt),
        isNull(operations.deletedAt),
        exceptId === null ? undefined : ne(sites.id, exceptId),
      ),
    );
  return row?.total ?? 0;
}

async function versionsOf({ db }: ClientContext, site: Site) {
  const rows = await db
    .select()
    .from(siteVersions)
    .where(eq(siteVersions.siteId, site.id))
    .orderBy(desc(siteVersions.number));
  const people = await personNames(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map(({ id, number, createdAt, createdBy }, rank) => ({
    id,
    number,
    at: createdAt.toISOString(),
    by: createdBy === null ? null : (people.get(createdBy) ?? null),
    isOnline: rank === 0 && site.status === 'published',
  }));
}

async function mediaChoices(context: ClientContext, operationId: string): Promise<SiteMediaChoice[]> {
  const rows = await context.db
    .select()
    .from(media)
    .where(publicMedia(operationId))
    .orderBy(asc(media.position), asc(media.createdAt), asc(media.id))
    .limit(200);
  const shown: SiteMediaChoice[] = [];
  for (const { id, title, kind, alt, thumbFileId } of rows) {
    if (kind === 'video' || kind === 'link') continue;
    shown.push({
      id,
      title,
      kind,
      hasAlt: kind === 'document' || (alt ?? '').trim() !== '',
      thumbHref: await fileHrefOrNull(context, thumbFileId),
      editHref: editMedia(id),
    });
  }
  return shown;
}

async function blankOf(
  context: ClientContext,
  operation: Operation,
  lots: Awaited<ReturnType<typeof lotsOf>>,
) {
  const { db, actor, deps } = context;
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, actor.tenant.id)).limit(1);
  if (tenant === undefined) throw new RangeError('the company is gone');
  const rows = await db
    .select()
    .from(media)
    .where(publicMedia(operation.id))
    .orderBy(asc(media.position), asc(media.id))
    .limit(200);
  return blankSite({
    operation,
    tenant,
    lots,
    media: rows,
    director: fullName(actor.user),
    host: deps.config.appName,
    consent: texts(context).consentText,
  });
}

/** Visits by day and requests of the last thirty days. */
async function statisticsOf(
  { db, deps }: ClientContext,
  operationId: string,
): Promise<SiteTemplateProps['statistics']> {
  const now = deps.clock.businessNow();
  const since = daysLater(now, 1 - statisticsDays);
  const rows = await db
    .select()
    .from(siteDays)
    .where(and(eq(siteDays.operationId, operationId), gte(siteDays.day, parisDay(since))));
  const visits = new Map(rows.map((row) => [row.day, row.visits]));
  const byDay = Array.from({ length: statisticsDays }, (_, rank) => {
    const day = parisDay(daysLater(since, rank));
    return { day, visits: visits.get(day) ?? 0 };
  });
  const isOwn = and(
    eq(portalLeads.operationId, operationId),
    inArray(portalLeads.portal, ['mini_site']),
    gte(portalLeads.receivedAt, since),
    isNull(portalLeads.deletedAt),
  );
  return {
    visits: byDay.reduce((sum, row) => sum + row.visits, 0),
    leads: await countRows(db, portalLeads, isOwn),
    byDay,
  };
}
