import { and, between, countDistinct, desc, eq, gte, isNotNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import type { PageVisitKpiProps, PageVisitKpiQuery } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import type { Database } from '#mocks/db/database.ts';
import { pageHits, pageVisits, sessions, users } from '#mocks/db/schema/index.ts';

const mostPages = 50;
const mostReferrers = 10;
const firstError = 400;
const dayMs = 86_400_000;
/** Somebody whose browser asked for something within this time is there. */
const onlineMs = 5 * 60_000;

export type VisitFilters = Omit<PageVisitKpiQuery, 'period'>;

/** Days from and to, both among them, in Paris. */
export interface VisitDays {
  readonly from: string;
  readonly to: string;
}

/** The columns that sums and single visits have in common. */
const filtered = (
  table: typeof pageVisits | typeof pageHits,
  { from, to }: VisitDays,
  { area, device, role, impersonated }: VisitFilters,
): SQL | undefined =>
  and(
    between(table.day, from, to),
    area === '' ? undefined : eq(table.area, area),
    device === '' ? undefined : eq(table.device, device),
    role === '' ? undefined : eq(table.role, role),
    impersonated === 'with' ? undefined : eq(table.isImpersonated, false),
  );

const shown = lt(pageVisits.status, firstError);
const visits = sum(pageVisits.visits).mapWith(Number);
/** A visitor’s hash holds for a day: over several days each counts anew. */
const visitors = sql<number>`count(distinct (${pageHits.day}, ${pageHits.visitorHash}))`.mapWith(Number);
const p75Ms = sql<number>`percentile_disc(0.75) within group (order by ${pageHits.ms})`.mapWith(Number);

/** How many pages were shown. */
export async function countVisits(db: Database, days: VisitDays, filters: VisitFilters): Promise<number> {
  const [row] = await db
    .select({ visits })
    .from(pageVisits)
    .where(and(filtered(pageVisits, days, filters), shown));
  return row?.visits ?? 0;
}

/** What single visits tell; null for days of which they are forgotten. */
export interface SingleVisits {
  readonly visitors: number;
  readonly p75Ms: number | null;
  readonly byDay: ReadonlyMap<string, number>;
  readonly byRoute: ReadonlyMap<string, { readonly visitors: number; readonly p75Ms: number }>;
}

export async function readSingleVisits(
  db: Database,
  days: VisitDays,
  filters: VisitFilters,
): Promise<SingleVisits> {
  const where = and(filtered(pageHits, days, filters), lt(pageHits.status, firstError));
  const [all] = await db.select({ visitors, p75Ms }).from(pageHits).where(where);
  const byDay = await db
    .select({ day: pageHits.day, visitors })
    .from(pageHits)
    .where(where)
    .groupBy(pageHits.day);
  const byRoute = await db
    .select({ routeName: pageHits.routeName, visitors, p75Ms })
    .from(pageHits)
    .where(where)
    .groupBy(pageHits.routeName);
  const total = all?.visitors ?? 0;
  return {
    visitors: total,
    p75Ms: total === 0 ? null : (all?.p75Ms ?? null),
    byDay: new Map(byDay.map((row) => [row.day, row.visitors])),
    byRoute: new Map(byRoute.map(({ routeName, ...row }) => [routeName, row])),
  };
}

/** Visits by day, route, site of origin, device, hour and error. */
export async function readVisits(db: Database, days: VisitDays, filters: VisitFilters) {
  const all = filtered(pageVisits, days, filters);
  const where = and(all, shown);
  const weekday = sql<number>`extract(isodow from ${pageVisits.day}::date)`.mapWith(Number);
  return {
    days: await db
      .select({ day: pageVisits.day, visits })
      .from(pageVisits)
      .where(where)
      .groupBy(pageVisits.day)
      .orderBy(pageVisits.day),
    pages: await readVisitedRoutes(db, days, filters, mostPages),
    referrers: await db
      .select({ domain: sql<string>`${pageVisits.referrerDomain}`, visits })
      .from(pageVisits)
      .where(and(where, isNotNull(pageVisits.referrerDomain)))
      .groupBy(pageVisits.referrerDomain)
      .orderBy(desc(visits), pageVisits.referrerDomain)
      .limit(mostReferrers),
    devices: await db
      .select({ device: pageVisits.device, visits })
      .from(pageVisits)
      .where(where)
      .groupBy(pageVisits.device)
      .orderBy(desc(visits)),
    hours: await db
      .select({ weekday, hour: pageVisits.hour, visits })
      .from(pageVisits)
      .where(where)
      .groupBy(weekday, pageVisits.hour),
    errorPages: await db
      .select({ status: pageVisits.status, visits })
      .from(pageVisits)
      .where(and(all, gte(pageVisits.status, firstError)))
      .groupBy(pageVisits.status)
      .orderBy(desc(visits), pageVisits.status),
  };
}

/** A route with how often it was opened. */
export interface VisitedRoute {
  readonly routeName: string;
  readonly visits: number;
}

/** The routes that are looked at most, the most visited first. */
export const readVisitedRoutes = (
  db: Database,
  days: VisitDays,
  filters: VisitFilters,
  limit: number,
): Promise<readonly VisitedRoute[]> =>
  db
    .select({ routeName: pageVisits.routeName, visits })
    .from(pageVisits)
    .where(and(filtered(pageVisits, days, filters), shown))
    .groupBy(pageVisits.routeName)
    .orderBy(desc(visits), pageVisits.routeName)
    .limit(limit);

/** Names of the routes that somebody opened since a day. */
export async function routesUsedSince(db: Database, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ name: pageVisits.routeName })
    .from(pageVisits)
    .where(and(gte(pageVisits.day, from), shown));
  return new Set(rows.map(({ name }) => name));
}

/** People seen within a day, a week and thirty days: by their last sign-in, or their browser’s last request. */
export async function readPeople(db: Database, now: Date): Promise<PageVisitKpiProps['people']> {
  const seenSince = async (sinceMs: number): Promise<number> => {
    const since = new Date(now.getTime() - sinceMs);
    const [row] = await db
      .select({ people: countDistinct(users.id) })
      .from(users)
      .leftJoin(sessions, and(eq(sessions.userId, users.id), gte(sessions.lastSeenAt, since)))
      .where(sql`${users.lastLoginAt} >= ${since.toISOString()} or ${sessions.idHash} is not null`);
    return row?.people ?? 0;
  };
  const [online] = await db
    .select({ people: countDistinct(sessions.userId) })
    .from(sessions)
    .where(gte(sessions.lastSeenAt, new Date(now.getTime() - onlineMs)));
  return {
    day: await seenSince(dayMs),
    week: await seenSince(7 * dayMs),
    month: await seenSince(30 * dayMs),
    online: online?.people ?? 0,
  };
}
