import type { KpiChart, KpiExplorerQuery, KpiSeries } from '#contracts/admin/kpi/dashboard.ts';
import type { KpiPart } from '#contracts/kpi-period.ts';
import {
  baseKpis,
  basesOf,
  dimensionsOf,
  isOfClients,
  kpiOf,
  type KpiDimensionName,
  type KpiKey,
} from '#domain/audience/explorer/keys.ts';
import { stepName, stepsOf, type KpiStep } from '#domain/audience/explorer/steps.ts';
import { disclosedValue } from '#domain/audience/explorer/values.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { shownCells } from '#domain/audience/small-cells.ts';
import type { Database } from '#mocks/db/database.ts';
import { hiddenPart } from '../../kpi/disclosure.ts';
import { readKpiValues, whole, type KpiValues, type Parts } from './values.ts';

/** Parts that are told one by one; the rest is told together. */
const partsShown = 6;

/** What is drawn, and over which days. */
export interface ChartSource {
  readonly db: Database;
  readonly keys: readonly KpiKey[];
  readonly days: KpiDays;
  readonly before: KpiDays | null;
  readonly step: KpiStep;
  readonly dim: KpiExplorerQuery['dim'];
  /** What figures are meant to reach, by key and month. */
  readonly goals: ReadonlyMap<string, number>;
  /** What a part is called. */
  readonly nameOf: (dimension: KpiDimensionName, part: string) => string;
}

const isDisclosedBy = (key: KpiKey, dim: KpiExplorerQuery['dim']): dim is KpiDimensionName =>
  dim !== '' && dimensionsOf(key).includes(dim);

/** One chart for each unit, with what is compared; one for each figure that is told by parts. */
export async function chartsOf(source: ChartSource): Promise<readonly KpiChart[]> {
  const { keys, dim } = source;
  const together = keys.filter((key) => !isDisclosedBy(key, dim));
  const charts: KpiChart[] = [];
  for (const unit of ['cents', 'bps', 'count'] as const) {
    const own = together.filter((key) => kpiOf(key).unit === unit);
    if (own.length > 0) charts.push({ id: unit, unit, of: null, ...(await beside(source, own)) });
  }
  for (const key of keys) {
    if (!isDisclosedBy(key, dim)) continue;
    charts.push({ id: key, unit: kpiOf(key).unit, of: key, ...(await byParts(source, key, dim)) });
  }
  return charts;
}

type Drawn = Pick<KpiChart, 'series' | 'points'>;

async function beside(source: ChartSource, keys: readonly KpiKey[]): Promise<Drawn> {
  const { db, days, before, step, goals } = source;
  const now = stepsOf(days, step);
  const then = before === null ? [] : stepsOf(before, step);
  const values = await readKpiValues(db, keys, 'all', [...now, ...then]);
  const figureAt = (key: KpiKey, index: number): KpiPart => disclosedValue(values.of(key, whole, index));
  const hasGoals = (key: KpiKey): boolean => now.some(({ from }) => goals.has(goalName(key, from)));
  const withGoals = step === 'month' ? keys.filter(hasGoals) : [];
  const series = (of: readonly KpiKey[], kind: KpiSeries['kind'], end: string): KpiSeries[] =>
    of.map((key) => ({
      id: `${key}${end}`,
      key,
      part: null,
      kind,
    }));
  return {
    series: [
      ...series(keys, 'value', ''),
      ...(then.length > 0 ? series(keys, 'before', ':before') : []),
      ...series(withGoals, 'goal', ':goal'),
    ],
    points: now.map((stretch, index) => ({
      at: stepName(stretch, step),
      ...stretch,
      values: Object.fromEntries([
        ...keys.map((key) => [key, figureAt(key, index)] as const),
        ...(index < then.length
          ? keys.map((key) => [`${key}:before`, figureAt(key, now.length + index)] as const)
          : []),
        ...withGoals.map((key) => [`${key}:goal`, goalPart(goals.get(goalName(key, stretch.from)))] as const),
      ]),
    })),
  };
}

/** How a goal is found again. */
export const goalName = (key: KpiKey, day: string): string => `${key}|${day.slice(0, 7)}`;

const goalPart = (value: number | undefined): KpiPart => ({ value: value ?? null, isHidden: false });

async function byParts(
  { db, days, step, nameOf }: ChartSource,
  key: KpiKey,
  dim: KpiDimensionName,
): Promise<Drawn> {
  const now = stepsOf(days, step);
  const values = await readKpiValues(db, [key], dim, [...now, days]);
  const groups = groupsOf(key, values, now.length, (part) => nameOf(dim, part));
  return {
    series: groups.map(({ id, name }) => ({
      id,
      key,
      part: name,
      kind: name === null ? ('others' as const) : ('value' as const),
    })),
    points: now.map((stretch, index) => ({
      at: stepName(stretch, step),
      ...stretch,
      values: Object.fromEntries(disclosedGroups(key, groups, values, index)),
    })),
  };
}

interface Group {
  readonly id: string;
  /** Null for what is told together. */
  readonly name: string | null;
  readonly parts: Parts;
}

/** The greatest parts over the whole time, then the others together where they can be added up. */
function groupsOf(
  key: KpiKey,
  values: KpiValues,
  wholeIndex: number,
  nameOf: (part: string) => string,
): readonly Group[] {
  const [base] = basesOf(key);
  const size = (part: string): number => {
    const own = values.of(key, [part], wholeIndex).value;
    return own ?? (base === undefined ? 0 : (values.of(base, [part], wholeIndex).value ?? 0));
  };
  const parts = values
    .parts(key)
    .toSorted((a, b) => size(b) - size(a) || nameOf(a).localeCompare(nameOf(b), 'fr'));
  const shown = parts.length === partsShown + 1 ? parts : parts.slice(0, partsShown);
  const rest = parts.slice(shown.length);
  const canAdd = basesOf(key).every((of) => baseKpis[of].isAdditive);
  return [
    ...shown.map((part, index): Group => ({ id: `part${index}`, name: nameOf(part), parts: [part] })),
    ...(rest.length > 0 && canAdd ? [{ id: 'others', name: null, parts: rest }] : []),
  ];
}

/** Parts of one stretch: those hidden that would tell of too few companies, by themselves or by what is missing. */
function disclosedGroups(
  key: KpiKey,
  groups: readonly Group[],
  values: KpiValues,
  index: number,
): readonly (readonly [string, KpiPart])[] {
  const cells = groups.map(({ parts }) => values.of(key, parts, index));
  if (!isOfClients(key)) {
    return groups.map(({ id }, place) => [id, { value: cells[place]?.value ?? null, isHidden: false }]);
  }
  const shown = shownCells(cells.map(({ companies }) => ({ companies: companies ?? [] })));
  return groups.map(({ id }, place) => [
    id,
    shown[place] === true ? { value: cells[place]?.value ?? null, isHidden: false } : hiddenPart,
  ]);
}
