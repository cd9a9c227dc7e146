import { and, between, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { baseKpis, factsKeptMonths, isOfClients, type BaseKpiKey } from '#domain/audience/explorer/keys.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { addToDay, day, daysBetween, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { kpiFacts } from '#mocks/db/schema/index.ts';
import type { Clock } from '#mocks/services/clock.ts';
import type { FactDays } from './source-rows.ts';
import { sourceOf } from './sources.ts';

/** Minutes after which the figures of a day that is not over are looked at again. */
const renewedAfterMinutes = 10;
const dayMs = 86_400_000;

const parisDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** Whose days are computed, and until when there are any. */
export interface FactClock {
  readonly now: Date;
  readonly today: Day;
  readonly aheadDays: number;
}

/** Now, on the clock of the trade, and how far it runs ahead of the system's. */
export function factClock(clock: Pick<Clock, 'businessNow' | 'systemNow'>): FactClock {
  const now = clock.businessNow();
  // Both clocks run alike: the same at every hour.
  const aheadDays = Math.round((now.getTime() - clock.systemNow().getTime()) / dayMs);
  return { now, today: day(parisDays.format(now)), aheadDays };
}

/** The first day whose figures are kept. */
export const firstKeptDay = ({ today }: Pick<FactClock, 'today'>): Day =>
  addToDay(today, { months: -factsKeptMonths });

/** The days whose figures are kept, of some days. */
const keptOf = ({ from, to }: KpiDays, clock: FactClock): KpiDays => {
  const first = firstKeptDay(clock);
  return { from: from > first ? from : first, to: to < clock.today ? to : clock.today };
};

/** Computes figures of some days anew, those that were never measured aside; nothing is told of days to come. */
export async function computeFacts(
  db: Database,
  keys: readonly BaseKpiKey[],
  asked: KpiDays,
  clock: FactClock,
): Promise<void> {
  const days: FactDays = { ...keptOf(asked, clock), aheadDays: clock.aheadDays };
  if (days.from > days.to) return;
  for (const key of keys) await db.transaction((tx) => computeFact(tx, key, days, clock.now));
}

async function computeFact(db: Database, key: BaseKpiKey, days: FactDays, now: Date): Promise<void> {
  const { rows, value, begins = sql`${days.from}::date` } = sourceOf(key, days);
  const { dimensions, isAdditive } = baseKpis[key];
  const computed = value ?? sql`sum(value)`;
  const ofAll = isAdditive ? sql`coalesce(${computed}, 0)` : computed;
  const companies = isOfClients(key)
    ? sql`coalesce(array_agg(distinct company) filter (where company is not null), '{}')`
    : sql`null::text[]`;
  const at = now.toISOString();
  const parts = dimensions.map(
    (dimension): SQL => sql`union all
      select ${key}::text, day, ${dimension}::text, coalesce(${sql.identifier(dimension)}, ''),
        round(${computed})::bigint, ${companies}, ${at}::timestamptz
      from found group by day, ${sql.identifier(dimension)}`,
  );
  await db.execute(sql`
    delete from kpi_facts where key = ${key} and day between ${days.from}::date and ${days.to}::date
      and day >= coalesce(${begins}, ${days.to}::date + 1)`);
  await db.execute(sql`
    with found as materialized (${rows}),
    facts as (
      select ${key}::text as key, d.day::date as day, 'all' as dimension, '' as part,
        case when d.day >= coalesce(${begins}, ${days.to}::date + 1) then round(${ofAll})::bigint end as value,
        ${companies} as companies, ${at}::timestamptz as computed_at
      from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as d(day)
      left join found on found.day = d.day group by d.day
      ${sql.join(parts, sql` `)})
    insert into kpi_facts (key, day, dimension, part, value, companies, computed_at)
    select * from facts
    on conflict (key, dimension, part, day) do update set value = coalesce(excluded.value, kpi_facts.value),
      companies = excluded.companies, computed_at = excluded.computed_at`);
}

/** Computes what was never computed of some days, and what was computed before its day was over. */
export async function completeFacts(
  db: Database,
  keys: readonly BaseKpiKey[],
  asked: KpiDays,
  clock: FactClock,
): Promise<void> {
  const { from, to: last } = keptOf(asked, clock);
  if (keys.length === 0 || from > last) return;
  const staleAt = new Date(clock.now.getTime() - renewedAfterMinutes * 60_000);
  const isFresh = or(
    sql`${kpiFacts.day} < (${kpiFacts.computedAt} at time zone 'Europe/Paris')::date`,
    gt(kpiFacts.computedAt, staleAt),
  );
  const known = await db
    .select({ key: kpiFacts.key, day: kpiFacts.day })
    .from(kpiFacts)
    .where(
      and(
        inArray(kpiFacts.key, [...keys]),
        eq(kpiFacts.dimension, 'all'),
        between(kpiFacts.day, from, last),
        isFresh,
      ),
    );
  const length = daysBetween(from, last) + 1;
  for (const key of keys) {
    const days = new Set(known.flatMap((row) => (row.key === key ? [row.day] : [])));
    if (days.size === length) continue;
    const missing = Array.from({ length }, (_, index) => addToDay(from, { days: index })).filter(
      (on) => !days.has(on),
    );
    const [first = from] = missing;
    await computeFacts(db, [key], { from: first, to: missing.at(-1) ?? last }, clock);
  }
}

/** Forgets figures of days that can no longer be looked at. */
export async function forgetFacts(db: Database, clock: FactClock): Promise<void> {
  await db.delete(kpiFacts).where(lt(kpiFacts.day, firstKeptDay(clock)));
}
