import { and, between, count, eq, inArray, isNull } from 'drizzle-orm';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { sumLoads } from '#domain/site/load.ts';
import { addToDay } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { portalLeads, siteDays, type Site } from '#mocks/db/schema/index.ts';
import { parisInstant } from '#mocks/server/paris-time.ts';

interface CountedSite {
  readonly site: Pick<Site, 'id' | 'operationId'>;
}

/** Who came and asked. */
export interface Counted {
  readonly visits: ReadonlyMap<string, number>;
  readonly loads: ReadonlyMap<string, readonly number[]>;
  /** Requests by operation. */
  readonly leads: ReadonlyMap<string, number>;
}

/** Who came and asked within some days, by site and operation. */
export async function countAudience(
  db: Database,
  found: readonly CountedSite[],
  { from, to }: KpiDays,
): Promise<Counted> {
  if (found.length === 0) return { visits: new Map(), loads: new Map(), leads: new Map() };
  const days = await db
    .select({ siteId: siteDays.siteId, visits: siteDays.visits, loads: siteDays.loads })
    .from(siteDays)
    .where(
      and(
        inArray(
          siteDays.siteId,
          found.map(({ site }) => site.id),
        ),
        between(siteDays.day, from, to),
      ),
    );
  const bySite = Map.groupBy(days, ({ siteId }) => siteId);
  const leads = await db
    .select({ operationId: portalLeads.operationId, total: count() })
    .from(portalLeads)
    .where(
      and(
        eq(portalLeads.portal, 'mini_site'),
        isNull(portalLeads.deletedAt),
        inArray(
          portalLeads.operationId,
          found.map(({ site }) => site.operationId),
        ),
        between(
          portalLeads.receivedAt,
          parisInstant(from, '00:00'),
          new Date(parisInstant(addToDay(to, { days: 1 }), '00:00').getTime() - 1),
        ),
      ),
    )
    .groupBy(portalLeads.operationId);
  return {
    visits: new Map([...bySite].map(([id, rows]) => [id, rows.reduce((sum, { visits }) => sum + visits, 0)])),
    loads: new Map([...bySite].map(([id, rows]) => [id, sumLoads(rows.map(({ loads }) => loads))])),
    leads: new Map(
      leads.flatMap(({ operationId, total }) => (operationId === null ? [] : [[operationId, total]])),
    ),
  };
}
