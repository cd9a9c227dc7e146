import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { pageHits, pageVisits } from '#mocks/db/schema/index.ts';
import { yieldToEventLoop } from '#mocks/server/yield-to-event-loop.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Hours that are made up for after a stop. */
const hoursBack = 48;
/** Hits that are summed at once: a tenth of a second's work. */
const hitsOfStep = 5000;
const maxSteps = 99;
const rawKeptDays = 30;
const sumsKeptDays = 760;

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const parisHour = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  hour: '2-digit',
});

/** An hour as clocks in Paris show it: two hours long in the night when they are set back. */
interface ParisHour {
  readonly day: string;
  readonly hour: number;
  readonly fromMs: number;
  toMs: number;
}

/**
 * Sums up visits by hour, from the hour before the last one that was summed up; doing it again changes nothing.
 * Between two steps others have their turn: the embedded database works in the process that answers people.
 */
export async function sumPageVisits({ db, clock, newId }: ServerDependencies): Promise<void> {
  const nowMs = clock.systemNow().getTime();
  const hours = parisHours(nowMs - hoursBack * hourMs, nowMs);
  const [last] = await db
    .select({ day: pageVisits.day, hour: pageVisits.hour })
    .from(pageVisits)
    .orderBy(desc(pageVisits.day), desc(pageVisits.hour))
    .limit(1);
  const lastIndex = hours.findIndex(({ day, hour }) => day === last?.day && hour === last.hour);
  for (const hour of hours.slice(Math.max(0, lastIndex - 1))) {
    await sumHour(db, hour, newId());
  }
}

/** The whole hours of Paris within a time, and the one that is not over. */
function parisHours(fromMs: number, toMs: number): readonly ParisHour[] {
  const hours: ParisHour[] = [];
  for (let startMs = Math.floor(fromMs / hourMs) * hourMs; startMs <= toMs; startMs += hourMs) {
    const day = parisDay.format(startMs);
    const hour = Number(parisHour.format(startMs));
    const former = hours.at(-1);
    if (former?.day === day && former.hour === hour) former.toMs += hourMs;
    else hours.push({ day, hour, fromMs: startMs, toMs: startMs + hourMs });
  }
  // The first one may have begun before.
  return hours.slice(1);
}

/**
 * Sums up an hour within the database: none of its hits comes here. What an attack leaves in an hour is summed in
 * steps, by the site that people came from, each a transaction that keeps others waiting for a moment alone; an hour
 * left half summed is begun again by the next run.
 */
async function sumHour(db: Database, hour: ParisHour, id: string): Promise<void> {
  const hits = await db.$count(
    pageHits,
    and(gte(pageHits.at, new Date(hour.fromMs)), lt(pageHits.at, new Date(hour.toMs))),
  );
  const steps = Math.min(maxSteps, Math.max(1, Math.ceil(hits / hitsOfStep)));
  for (let step = 0; step < steps; step += 1) {
    await sumStep(db, hour, { step, steps, id });
    await yieldToEventLoop();
  }
}

interface Step {
  readonly step: number;
  readonly steps: number;
  readonly id: string;
}

async function sumStep(
  db: Database,
  { day, hour, fromMs, toMs }: ParisHour,
  { step, steps, id }: Step,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (step === 0) {
      await tx.delete(pageVisits).where(and(eq(pageVisits.day, day), eq(pageVisits.hour, hour)));
    }
    // Sorted in memory, by what differs most first: a third of the time that it takes otherwise.
    await tx.execute(sql`set local work_mem = '64MB'`);
    // Identifiers have the beginning of one, then the hour since 1970, the step and the number of the row, in figures.
    const figures = [
      [Math.floor(fromMs / hourMs), 6],
      [step, 2],
    ] as const;
    const idStart =
      id.slice(0, 12) + figures.map(([figure, length]) => String(figure).padStart(length, '0')).join('');
    await tx.execute(sql`
      insert into ${pageVisits} (
        id, day, hour, route_name, area, role, tenant_id, device, referrer_domain, status, is_impersonated,
        visits, unique_visitors, p75_ms
      )
      select
        ${idStart} || lpad((row_number() over ())::text, 6, '0'),
        ${day}, ${hour}, route_name, area, role, tenant_id, device, referrer_domain, status, is_impersonated,
        count(*), count(distinct visitor_hash), percentile_disc(0.75) within group (order by ms)
      from ${pageHits}
      where at >= ${new Date(fromMs).toISOString()} and at < ${new Date(toMs).toISOString()}
        and (${steps}::integer = 1 or (hashtext(coalesce(referrer_domain, '')) & 2147483647) % ${steps}::integer = ${step}::integer)
      group by referrer_domain, route_name, tenant_id, role, area, device, status, is_impersonated
    `);
  });
}

/** Forgets single visits after thirty days, and sums after twenty-five months. */
export async function purgePageVisits({ db, clock }: ServerDependencies): Promise<void> {
  const daysAgo = (days: number): string =>
    parisDay.format(new Date(clock.systemNow().getTime() - days * dayMs));
  await db.delete(pageHits).where(lt(pageHits.day, daysAgo(rawKeptDays)));
  await db.delete(pageVisits).where(lt(pageVisits.day, daysAgo(sumsKeptDays)));
}
