import { and, eq, gt, inArray, lte, sql, sum, type SQL } from 'drizzle-orm';
import { utmFigures } from '#domain/growth/utm.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { invoices, subscriptions, tenants, utmHits, utms, type Utm } from '#mocks/db/schema/index.ts';

/** Days of the trend. */
const trendDays = 30;

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone.
/** That a company came by the link last: its own source, kept at sign-up, has the same words. */
const cameByIt = sql`came.sign_up_source->>'utm_source' = "utms"."source"
  and came.sign_up_source->>'utm_medium' = "utms"."medium"
  and came.sign_up_source->>'utm_campaign' = "utms"."campaign"
  and coalesce(came.sign_up_source->>'utm_term', '') = "utms"."term"
  and coalesce(came.sign_up_source->>'utm_content', '') = "utms"."content"`;

export const visitsCount = sql<number>`(
  select coalesce(sum(hit.visits), 0)::int from ${utmHits} hit where hit.utm_id = "utms"."id")`;
const signupsCount = sql<number>`(select count(*)::int from ${tenants} came where ${cameByIt})`;
const trialsCount = sql<number>`(
  select count(*)::int from ${tenants} came join ${subscriptions} taken on taken.tenant_id = came.id
  where ${cameByIt})`;
/** Companies that were ever invoiced something that was not given back. */
export const paidCount = sql<number>`(
  select count(distinct came.id)::int from ${tenants} came join ${invoices} issued on issued.tenant_id = came.id
  where issued.series = 'FA' and issued.status not in ('draft', 'credited') and ${cameByIt})`;
const revenueCents = sql<number>`(
  select coalesce(sum(issued.net_cents), 0)::int from ${tenants} came
  join ${invoices} issued on issued.tenant_id = came.id
  where issued.status <> 'draft' and ${cameByIt})`;

/** What came back beyond the cost, of the cost, for sorting. */
export const returnRate: SQL = sql`case when "utms"."cost_cents" > 0
  then (${revenueCents} - "utms"."cost_cents")::numeric / "utms"."cost_cents" end`;

export type UtmFigures =
  Awaited<ReturnType<typeof figuresOf>> extends ReadonlyMap<string, infer One> ? One : never;

/** What each link brought, by its identifier. */
export async function figuresOf(db: Database, records: readonly Utm[], today: Day) {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, never>();
  const counted = await db
    .select({
      id: utms.id,
      costCents: utms.costCents,
      visits: visitsCount,
      signups: signupsCount,
      trials: trialsCount,
      paid: paidCount,
      revenueCents,
    })
    .from(utms)
    .where(inArray(utms.id, ids));
  const trends = await trendsOf(db, ids, today);
  return new Map(
    counted.map(({ id, ...counts }) => [
      id,
      { ...counts, ...utmFigures(counts), trend: trends.get(id) ?? Array<number>(trendDays).fill(0) },
    ]),
  );
}

async function trendsOf(db: Database, ids: readonly string[], today: Day): Promise<Map<string, number[]>> {
  const before = addToDay(today, { days: -trendDays });
  const rows = await db
    .select({ utmId: utmHits.utmId, day: utmHits.day, visits: sum(utmHits.visits).mapWith(Number) })
    .from(utmHits)
    .where(and(inArray(utmHits.utmId, [...ids]), gt(utmHits.day, before), lte(utmHits.day, today)))
    .groupBy(utmHits.utmId, utmHits.day);
  const days = Array.from({ length: trendDays }, (_, index) => addToDay(before, { days: index + 1 }));
  return new Map(
    ids.map((id) => {
      const own = new Map(rows.flatMap((row) => (row.utmId === id ? [[row.day, row.visits]] : [])));
      return [id, days.map((day) => own.get(day) ?? 0)];
    }),
  );
}

/** True once somebody came by the link. */
export const hasHits = async (db: Database, utmId: string): Promise<boolean> =>
  (await db.$count(utmHits, eq(utmHits.utmId, utmId))) > 0;
