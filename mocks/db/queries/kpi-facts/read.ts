import { and, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import {
  baseKpis,
  isOfClients,
  type BaseKpiKey,
  type KpiDimensionName,
} from '#domain/audience/explorer/keys.ts';
import type { KpiValue } from '#domain/audience/explorer/values.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import type { Database } from '#mocks/db/database.ts';
import { kpiFacts } from '#mocks/db/schema/index.ts';

/** A kept figure of one part over one of several stretches of days, or at the end of one. */
export interface FactRow extends KpiValue {
  readonly key: BaseKpiKey;
  readonly part: string;
  /** Which of the stretches. */
  readonly index: number;
}

const columns = {
  key: sql<BaseKpiKey>`fact.key`,
  part: sql<string>`fact.part`,
  index: sql<number>`fact.index`.mapWith(Number),
  value: sql<number | null>`fact.value`,
  companies: sql<string[] | null>`fact.companies`,
};

/** What nobody did is made by nobody, which may be told. */
const withMakers = (row: FactRow): FactRow =>
  isOfClients(row.key) ? { ...row, companies: row.companies ?? [] } : row;

/** Sums over stretches of days, by part. */
export async function readSums(
  db: Database,
  keys: readonly BaseKpiKey[],
  dimension: KpiDimensionName | 'all',
  stretches: readonly KpiDays[],
): Promise<readonly FactRow[]> {
  const wanted = keys.filter((key) => baseKpis[key].nature === 'sum');
  if (wanted.length === 0 || stretches.length === 0) return [];
  const rows = await db.select(columns).from(sql`(
    with stretch as (
      select s.first, s.last, s.place - 1 as index
      from unnest(${textArray(
        stretches.map(({ from }) => from),
        'date',
      )}, ${textArray(
        stretches.map(({ to }) => to),
        'date',
      )}) with ordinality as s(first, last, place)),
    summed as (
      select f.key, f.part, stretch.index, sum(f.value)::float8 as value
      from stretch join kpi_facts f on f.day between stretch.first and stretch.last
      where f.dimension = ${dimension} and f.key = any(${textArray(wanted, 'text')})
      group by f.key, f.part, stretch.index),
    makers as (
      select f.key, f.part, stretch.index, array_agg(distinct maker) as companies
      from stretch join kpi_facts f on f.day between stretch.first and stretch.last
      cross join unnest(f.companies) as maker
      where f.dimension = ${dimension} and f.key = any(${textArray(wanted, 'text')})
      group by f.key, f.part, stretch.index)
    select summed.*, to_json(makers.companies) as companies
    from summed left join makers using (key, part, index)) as fact`);
  return rows.map(withMakers);
}

/** Levels at the end of stretches of days, by part. */
export async function readLevels(
  db: Database,
  keys: readonly BaseKpiKey[],
  dimension: KpiDimensionName | 'all',
  days: readonly string[],
): Promise<readonly FactRow[]> {
  const wanted = keys.filter((key) => baseKpis[key].nature === 'level');
  if (wanted.length === 0 || days.length === 0) return [];
  const rows = await db.select(columns).from(sql`(
    select f.key, f.part, asked.place - 1 as index, f.value::float8 as value, to_json(f.companies) as companies
    from unnest(${textArray(days, 'date')}) with ordinality as asked(day, place)
    join kpi_facts f on f.day = asked.day
    where f.dimension = ${dimension} and f.key = any(${textArray(wanted, 'text')})) as fact`);
  return rows.map(withMakers);
}

/** When figures were last computed: the last time of each. */
export async function readComputed(
  db: Database,
  keys: readonly BaseKpiKey[],
): Promise<ReadonlyMap<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: kpiFacts.key, at: max(kpiFacts.computedAt) })
    .from(kpiFacts)
    .where(and(eq(kpiFacts.dimension, 'all'), inArray(kpiFacts.key, [...keys])))
    .groupBy(kpiFacts.key);
  return new Map(rows.flatMap(({ key, at }) => (at === null ? [] : [[key, at]])));
}

/** Texts as an array of the database; none of them is part of the statement. */
const textArray = (values: readonly string[], type: 'text' | 'date'): SQL =>
  values.length === 0
    ? sql`'{}'::${sql.raw(type)}[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::${sql.raw(type)}[]`;
