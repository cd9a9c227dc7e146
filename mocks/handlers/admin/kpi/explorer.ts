import { asc, inArray } from 'drizzle-orm';
import type { KpiExplorerProps, KpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { basesOf, kpiKeysMax, keysWithin, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { cohortsOf } from '#domain/audience/explorer/cohorts.ts';
import { daysOfMonth, stepFor } from '#domain/audience/explorer/steps.ts';
import { disclosedValue } from '#domain/audience/explorer/values.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { addToDay, day, firstDayOf, lastDayOf, month, monthOf, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { completeFacts, type FactClock } from '#mocks/db/queries/kpi-facts/compute.ts';
import { readComputed } from '#mocks/db/queries/kpi-facts/read.ts';
import { kpiGoals, subscriptionMovements } from '#mocks/db/schema/index.ts';
import type { Actor } from '#mocks/server/actor.ts';
import { spanOf } from '../../kpi/span.ts';
import { daysBefore, isWatched, readAnomalies } from './anomalies.ts';
import { chartsOf, goalName } from './charts.ts';
import { readPartNames } from './part-names.ts';
import { readKpiValues, whole } from './values.ts';

/** The figures that a person may see. */
export function keysOf({ roles, roleDefinitions }: Actor): readonly KpiKey[] {
  return keysWithin(!scopesOf(roles, 'kpi.list', roleDefinitions).includes('all'));
}

/** Who reads which figures, and when. */
export interface Explored {
  readonly db: Database;
  readonly today: Day;
  readonly locale: 'fr' | 'en';
  readonly actor: Actor;
}

type ExplorerAnswer = Pick<
  KpiExplorerProps,
  | 'query'
  | 'span'
  | 'today'
  | 'step'
  | 'isTooMany'
  | 'keys'
  | 'figures'
  | 'charts'
  | 'anomalies'
  | 'goals'
  | 'computed'
  | 'cohorts'
>;

/** What an address asks for, of what the person may see. */
function readAsked({ actor, today }: Pick<Explored, 'actor' | 'today'>, asked: KpiExplorerQuery) {
  const allowed = keysOf(actor);
  const chosen = allowed.filter((key) => asked.keys.includes(key));
  const { days: chosenDays, before, span } = spanOf(asked, today);
  const days = { from: chosenDays.from, to: chosenDays.to < today ? chosenDays.to : today };
  return {
    allowed,
    keys: chosen.slice(0, kpiKeysMax),
    isTooMany: chosen.length > kpiKeysMax,
    days,
    before,
    span,
    step: stepFor(asked.by, days),
  };
}

/** Computes what is missing of all that is told: what is compared, the day before, and what days are held against. */
export async function completeFor(
  db: Database,
  clock: FactClock,
  actor: Actor,
  asked: KpiExplorerQuery,
): Promise<void> {
  const { keys, days, before } = readAsked({ actor, today: clock.today }, asked);
  const bases = [...new Set(keys.flatMap((key) => basesOf(key)))];
  const dayBefore = ({ from, to }: KpiDays): KpiDays => ({ from: addToDay(from, { days: -1 }), to });
  // Whole months, which goals are held against.
  const months = { from: firstDayOf(monthOf(days.from)), to: lastDayOf(monthOf(days.to)) };
  await completeFacts(db, bases, dayBefore(months), clock);
  if (before !== null) await completeFacts(db, bases, dayBefore(before), clock);
  const compared = { from: addToDay(days.from, { days: -daysBefore }), to: days.to };
  await completeFacts(db, keys.filter(isWatched), compared, clock);
}

/** What is told of the figures that an address asks for; `completeFor` has computed them. */
export async function explore(explored: Explored, asked: KpiExplorerQuery): Promise<ExplorerAnswer> {
  const { db, today, locale } = explored;
  const { allowed, keys, isTooMany, days, before, span, step } = readAsked(explored, asked);
  const goals = await readGoals(explored, keys, days);
  const charts = await chartsOf({
    db,
    keys,
    days,
    before,
    step,
    dim: asked.dim,
    goals: new Map(goals.map(({ key, month: of, value }) => [goalName(key, of), value])),
    nameOf: await readPartNames(db, locale),
  });
  return {
    query: { ...asked, keys: [...keys] },
    span,
    today,
    step,
    isTooMany,
    keys: [...allowed],
    figures: await readFigures(db, keys, days, before),
    charts: [...charts],
    anomalies: [...(await readAnomalies(db, keys, days, step))],
    goals,
    computed: await computedOf(db, keys),
    cohorts: allowed.includes('mrr') ? await readCohorts(db, today) : null,
  };
}

async function readFigures(
  db: Database,
  keys: readonly KpiKey[],
  days: KpiDays,
  before: KpiDays | null,
): Promise<KpiExplorerProps['figures']> {
  const values = await readKpiValues(db, keys, 'all', before === null ? [days] : [days, before]);
  return keys.map((key) => {
    const now = disclosedValue(values.of(key, whole, 0));
    const then = before === null || now.isHidden ? null : disclosedValue(values.of(key, whole, 1)).value;
    return { key, ...now, before: then };
  });
}

async function readGoals(
  { db, today }: Explored,
  keys: readonly KpiKey[],
  days: KpiDays,
): Promise<KpiExplorerProps['goals']> {
  if (keys.length === 0) return [];
  const rows = await db
    .select()
    .from(kpiGoals)
    .where(inArray(kpiGoals.key, [...keys]))
    .orderBy(asc(kpiGoals.month), asc(kpiGoals.key));
  const [first, last] = [monthOf(days.from), monthOf(days.to)];
  // Those of the days that are read, and those to come.
  const isShown = (of: string): boolean => of >= first && (of <= last || of > monthOf(today));
  const shown = rows.flatMap((row) => {
    const key = keys.find((it) => it === row.key);
    return key !== undefined && isShown(row.month) ? [{ ...row, key }] : [];
  });
  const stretches = shown.map(({ month: of }) => untilToday(daysOfMonth(month(of)), today));
  const begun = stretches.filter((stretch) => stretch !== null);
  const values = await readKpiValues(db, keys, 'all', begun);
  return shown.map(({ key, month: of, value, version }, index) => {
    const stretch = stretches[index] ?? null;
    const reached = stretch && disclosedValue(values.of(key, whole, begun.indexOf(stretch))).value;
    return {
      key,
      month: of,
      value,
      version,
      reached,
    };
  });
}

/** The days of a month until today; null for one that has not begun. */
const untilToday = ({ from, to }: KpiDays, today: Day): KpiDays | null =>
  from > today ? null : { from, to: to < today ? to : today };

/** Of a figure made of others, when the one computed first of them was. */
async function computedOf(db: Database, keys: readonly KpiKey[]): Promise<KpiExplorerProps['computed']> {
  const at = await readComputed(db, [...new Set(keys.flatMap((key) => basesOf(key)))]);
  return keys.flatMap((key) => {
    const times = basesOf(key).flatMap((base) => at.get(base) ?? []);
    const [first] = times.toSorted((a, b) => a.getTime() - b.getTime());
    return first === undefined ? [] : [{ key, at: first.toISOString() }];
  });
}

async function readCohorts(db: Database, today: Day): Promise<KpiExplorerProps['cohorts']> {
  const rows = await db
    .select({
      company: subscriptionMovements.tenantId,
      on: subscriptionMovements.on,
      beforeCents: subscriptionMovements.beforeCents,
      afterCents: subscriptionMovements.afterCents,
    })
    .from(subscriptionMovements)
    .orderBy(asc(subscriptionMovements.on), asc(subscriptionMovements.id));
  const movements = rows.map(({ on, ...row }) => ({ ...row, on: day(on) }));
  return cohortsOf(movements, today).map(({ month: of, companies, cells }) => ({
    month: of,
    companies,
    cells: cells.map(({ companiesBps, mrrBps }) => ({ companiesBps, mrrBps })),
  }));
}
