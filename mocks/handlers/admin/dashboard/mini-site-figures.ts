import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type {
  MiniSiteProps,
  MiniSiteQuery,
  MiniSiteRow,
  MiniSiteSort,
} from '#contracts/admin/dashboard/mini-site.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { medianLoad, sumLoads } from '#domain/site/load.ts';
import { mediaOfSite, type SiteContent } from '#domain/site/site.ts';
import { conversionBps, hasLegalNotice, siteStatusOf } from '#domain/site/status.ts';
import { show } from '#generated/routes/site.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, media, operations, sites, tenants, users, type Site } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { countAudience, type Counted } from './mini-site-audience.ts';

/** Sites that one reading takes at most. */
const maxSites = 2000;
const rankedCount = 10;

interface FoundSite {
  readonly site: Site;
  readonly content: SiteContent;
  readonly company: string;
  readonly brand: string | null;
  readonly suspendedBy: string | null;
}

/** Mini-sites that were online at least once, of companies and operations that are still there. */
async function readSites(db: Database, { brand, tenant }: Pick<MiniSiteQuery, 'brand' | 'tenant'>) {
  const rows = await db
    .select({ site: sites, company: tenants.name, brand: brands.name, staff: users })
    .from(sites)
    .innerJoin(operations, eq(operations.id, sites.operationId))
    .innerJoin(tenants, eq(tenants.id, sites.tenantId))
    .leftJoin(brands, eq(brands.id, tenants.brandId))
    .leftJoin(users, eq(users.id, sites.suspendedBy))
    .where(
      and(
        isNotNull(sites.publishedAt),
        isNull(sites.deletedAt),
        isNull(operations.deletedAt),
        ne(tenants.status, 'closed'),
        brand === '' ? undefined : eq(tenants.brandId, brand),
        tenant === '' ? undefined : eq(tenants.id, tenant),
      ),
    )
    .orderBy(sites.id)
    .limit(maxSites);
  return rows.map(({ site, company, brand: brandName, staff }): FoundSite => ({
    site,
    content: site.published ?? site.draft,
    company,
    brand: brandName,
    suspendedBy: staff === null ? null : fullName(staff),
  }));
}

/** Mini-sites that are online now, of all companies. */
export async function countLiveSites(db: Database): Promise<number> {
  const found = await readSites(db, { brand: '', tenant: '' });
  return found.filter(({ site }) => siteStatusOf(site.status, site.suspendedAt) === 'published').length;
}

/** Pictures of pages that do not say what they show. */
async function picturesWithoutText(db: Database, found: readonly FoundSite[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(found.flatMap(({ content }) => mediaOfSite(content)))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: media.id, alt: media.alt, kind: media.kind })
    .from(media)
    .where(and(inArray(media.id, ids), isNull(media.deletedAt)));
  return new Set(
    rows.filter(({ alt, kind }) => kind !== 'document' && (alt ?? '').trim() === '').map(({ id }) => id),
  );
}

interface RowFacts {
  readonly counted: Counted;
  readonly silent: ReadonlySet<string>;
  readonly isHttps: boolean;
}

function rowOf(
  { site, content, company, brand, suspendedBy }: FoundSite,
  { counted, silent, isHttps }: RowFacts,
): MiniSiteRow {
  const visits = counted.visits.get(site.id) ?? 0;
  const leads = counted.leads.get(site.operationId) ?? 0;
  const slug = site.publishedSlug ?? site.slug;
  return {
    id: site.id,
    programme: content.title,
    company,
    brand,
    slug,
    href: show({ siteSlug: slug }),
    status: siteStatusOf(site.status, site.suspendedAt),
    publishedAt: site.publishedAt?.toISOString() ?? null,
    visits,
    leads,
    conversionBps: conversionBps(leads, visits),
    load: medianLoad(counted.loads.get(site.id) ?? []),
    updatedAt: site.updatedAt.toISOString(),
    conformity: [
      { check: 'legal', isMet: hasLegalNotice(content) },
      { check: 'alt', isMet: mediaOfSite(content).every((id) => !silent.has(id)) },
      { check: 'https', isMet: isHttps },
    ],
    suspension:
      site.suspendedAt === null
        ? null
        : {
            at: site.suspendedAt.toISOString(),
            by: suspendedBy,
            reason: site.suspendedReason ?? '',
          },
  };
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const compared: Readonly<Record<string, (a: MiniSiteRow, b: MiniSiteRow) => number>> = {
  visits: (a, b) => a.visits - b.visits,
  leads: (a, b) => a.leads - b.leads,
  publishedAt: (a, b) => (a.publishedAt ?? '').localeCompare(b.publishedAt ?? ''),
  programme: (a, b) => a.programme.localeCompare(b.programme, 'fr'),
};

/** Rows in an order; those that are the same in it by their name. */
function inOrder(rows: readonly MiniSiteRow[], sort: MiniSiteSort): MiniSiteRow[] {
  const isDown = sort.startsWith('-');
  const compare = compared[isDown ? sort.slice(1) : sort] ?? (() => 0);
  return rows.toSorted(
    (a, b) => (isDown ? -compare(a, b) : compare(a, b)) || a.programme.localeCompare(b.programme, 'fr'),
  );
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

interface ReadFor {
  readonly days: KpiDays;
  readonly before: KpiDays | null;
  readonly isHttps: boolean;
}

/** Mini-sites that fit the filters, what they come to, and what it was before. */
export async function readMiniSites(
  db: Database,
  query: MiniSiteQuery,
  { days, before, isHttps }: ReadFor,
): Promise<Pick<MiniSiteProps, 'figures' | 'sites' | 'top' | 'bottom'>> {
  const wanted = plain(query.q.trim());
  const found = (await readSites(db, query)).filter(
    ({ site, content, company }) =>
      (query.status === '' || siteStatusOf(site.status, site.suspendedAt) === query.status) &&
      plain([content.title, company, site.publishedSlug ?? site.slug].join(' ')).includes(wanted),
  );
  const facts = {
    counted: await countAudience(db, found, days),
    silent: await picturesWithoutText(db, found),
    isHttps,
  };
  const rows = inOrder(
    found.map((each) => rowOf(each, facts)),
    query.sort,
  );
  const earlier = before === null ? null : await countAudience(db, found, before);
  const ranked = inOrder(
    rows.filter(({ status }) => status === 'published'),
    '-visits',
  );
  const asRanked = ({ id, programme, visits }: MiniSiteRow) => ({ id, programme, visits });
  return {
    figures: figuresOf(rows, facts.counted, earlier),
    sites: rows,
    top: ranked.slice(0, rankedCount).map(asRanked),
    bottom: ranked.toReversed().slice(0, rankedCount).map(asRanked),
  };
}

function figuresOf(
  rows: readonly MiniSiteRow[],
  counted: Counted,
  earlier: Counted | null,
): MiniSiteProps['figures'] {
  const [visits, leads] = [sumOf(counted.visits.values()), sumOf(counted.leads.values())];
  const [visitsBefore, leadsBefore] = earlier
    ? [sumOf(earlier.visits.values()), sumOf(earlier.leads.values())]
    : [null, null];
  const figure = (value: number | null, before: number | null) => ({ value, before, isHidden: false });
  return {
    live: figure(rows.filter(({ status }) => status === 'published').length, null),
    visits: figure(visits, visitsBefore),
    leads: figure(leads, leadsBefore),
    conversionBps: figure(
      conversionBps(leads, visits),
      visitsBefore === null || leadsBefore === null ? null : conversionBps(leadsBefore, visitsBefore),
    ),
    load: medianLoad(sumLoads([...counted.loads.values()])),
  };
}
