import {
  baseKpis,
  basesOf,
  isBaseKpi,
  isOfClients,
  type BaseKpiKey,
  type KpiDimensionName,
  type KpiKey,
} from '#domain/audience/explorer/keys.ts';
import { derivedValue, type KpiValue } from '#domain/audience/explorer/values.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { addToDay, daysBetween } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { readLevels, readSums, type FactRow } from '#mocks/db/queries/kpi-facts/read.ts';

const daysOfMonth = 30.44;

/** The parts of a figure that are put together: all of it is the one part without a name. */
export type Parts = readonly string[];
export const whole: Parts = [''];

/** Figures over stretches of days, by what they are told by. */
export interface KpiValues {
  /** The parts that a figure has anywhere. */
  parts(key: KpiKey): readonly string[];
  /** A figure of some parts together, over the stretch of that place. */
  of(key: KpiKey, parts: Parts, index: number): KpiValue;
}

const nothing: KpiValue = { value: null, companies: null };

/** Reads what figures are made of; all of it must have been computed. */
export async function readKpiValues(
  db: Database,
  keys: readonly KpiKey[],
  dimension: KpiDimensionName | 'all',
  stretches: readonly KpiDays[],
): Promise<KpiValues> {
  const bases = [...new Set(keys.flatMap((key) => basesOf(key)))];
  const ends = stretches.map(({ to }) => to);
  const starts = stretches.map(({ from }) => addToDay(from, { days: -1 }));
  const tables = {
    sums: tableOf(await readSums(db, bases, dimension, stretches)),
    ends: tableOf(await readLevels(db, bases, dimension, ends)),
    starts: tableOf(await readLevels(db, bases, dimension, starts)),
  };
  const base = (from: keyof typeof tables, key: BaseKpiKey, parts: Parts, index: number): KpiValue =>
    merged(
      key,
      parts.map((part) => tables[from].get(nameOf(key, part, index)) ?? absent(key, dimension)),
    );
  const table = (key: BaseKpiKey): 'sums' | 'ends' => (baseKpis[key].nature === 'sum' ? 'sums' : 'ends');
  return {
    parts: (key) => [
      ...new Set(
        [...tables.sums.values(), ...tables.ends.values()].flatMap((row) =>
          basesOf(key).includes(row.key) ? [row.part] : [],
        ),
      ),
    ],
    of: (key, parts, index) => {
      if (isBaseKpi(key)) return base(table(key), key, parts, index);
      const days = stretches[index];
      if (days === undefined) return nothing;
      const values = (from: keyof typeof tables) =>
        Object.fromEntries(basesOf(key).map((of) => [of, base(from, of, parts, index).value]));
      const months = (daysBetween(days.from, days.to) + 1) / daysOfMonth;
      const value = derivedValue(key, {
        sums: values('sums'),
        ends: values('ends'),
        starts: values('starts'),
        months,
      });
      return { value, companies: null };
    },
  };
}

const nameOf = (key: BaseKpiKey, part: string, index: number): string => `${key}|${index}|${part}`;

const tableOf = (rows: readonly FactRow[]): ReadonlyMap<string, FactRow> =>
  new Map(rows.map((row) => [nameOf(row.key, row.part, row.index), row]));

/** A part without a fact did nothing; the whole without one was never computed. */
const absent = (key: BaseKpiKey, dimension: string): KpiValue => ({
  value: dimension !== 'all' && baseKpis[key].isAdditive ? 0 : null,
  companies: isOfClients(key) ? [] : null,
});

/** Several parts as one; what cannot be added up is not known of several. */
function merged(key: BaseKpiKey, values: readonly KpiValue[]): KpiValue {
  const [first = nothing] = values;
  if (values.length <= 1) return first;
  if (!baseKpis[key].isAdditive) return nothing;
  const isKnown = values.some(({ value }) => value !== null);
  return {
    value: isKnown ? values.reduce((sum, { value }) => sum + (value ?? 0), 0) : null,
    companies: isOfClients(key) ? [...new Set(values.flatMap(({ companies }) => companies ?? []))] : null,
  };
}
