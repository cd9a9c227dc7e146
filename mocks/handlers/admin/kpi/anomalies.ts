import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { KpiAnomaly } from '#contracts/admin/kpi/dashboard.ts';
import { anomaliesIn, anomalyWindowDays, changesOf } from '#domain/audience/explorer/anomalies.ts';
import {
  baseKpis,
  isBaseKpi,
  isOfClients,
  type BaseKpiKey,
  type KpiKey,
} from '#domain/audience/explorer/keys.ts';
import { stepName, stepsOf, type KpiStep } from '#domain/audience/explorer/steps.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { addToDay, day, daysBetween } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { kpiFacts } from '#mocks/db/schema/index.ts';

/** Days before a period whose figures its first day is held against. */
export const daysBefore = anomalyWindowDays;

/** Keys that are watched: kept by day, and not of what clients do, where one company alone would stand out. */
export const isWatched = (key: KpiKey): key is BaseKpiKey => isBaseKpi(key) && !isOfClients(key);

/** Days of a period whose value stands out, the last first; of a level, days on which it changed unusually. */
export async function readAnomalies(
  db: Database,
  keys: readonly KpiKey[],
  days: KpiDays,
  step: KpiStep,
): Promise<readonly KpiAnomaly[]> {
  const watched = keys.filter(isWatched);
  if (watched.length === 0) return [];
  const from = addToDay(days.from, { days: -daysBefore });
  const rows = await db
    .select({ key: kpiFacts.key, day: kpiFacts.day, value: kpiFacts.value })
    .from(kpiFacts)
    .where(
      and(
        eq(kpiFacts.dimension, 'all'),
        inArray(kpiFacts.key, watched),
        between(kpiFacts.day, from, days.to),
      ),
    )
    .orderBy(asc(kpiFacts.day));
  const steps = stepsOf(days, step);
  const placeOf = (on: string): string => {
    const found = steps.find(({ to }) => on <= to);
    return found === undefined ? on : stepName(found, step);
  };
  const length = daysBetween(from, days.to) + 1;
  return watched
    .flatMap((key) => {
      const byDay = new Map(rows.flatMap((row) => (row.key === key ? [[row.day, row.value]] : [])));
      const all = Array.from({ length }, (_, index) => byDay.get(addToDay(from, { days: index })) ?? null);
      const isLevel = baseKpis[key].nature === 'level';
      // The first of what is told by its change is the day after.
      const values = isLevel ? changesOf(all) : all;
      return anomaliesIn(values).flatMap(({ index, z }) => {
        const on = addToDay(from, { days: index + (isLevel ? 1 : 0) });
        const value = values[index] ?? null;
        if (on < days.from || value === null) return [];
        return [{ key, day: day(on), value, zTenths: Math.round(z * 10), at: placeOf(on) }];
      });
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.key.localeCompare(b.key));
}
