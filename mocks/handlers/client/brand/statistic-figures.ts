import type {
  BrandStatisticProps,
  BrandStatisticQuery,
  BrandStatisticRow,
  ComparedSpread,
} from '#contracts/client/brand/statistic.ts';
import {
  isFallingMetric,
  isSharedMetric,
  quartilesOf,
  type BrandMetric,
} from '#domain/audience/brand-metrics.ts';
import { changeBps, kpiMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { companyLetter, isNamelessDisclosed } from '#domain/audience/named-companies.ts';
import { companiesPerFigureMin } from '#domain/audience/small-cells.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  readCompanies,
  readOperationKpis,
  type KpiCell,
  type KpiDimension,
  type KpiScope,
} from '#mocks/db/queries/operation-kpis.ts';
import { readSpreads, type KpiSpread, type SpreadFigure } from '#mocks/db/queries/operation-spreads.ts';
import { spanOf } from '#mocks/handlers/kpi/span.ts';
import { hiddenPart, disclosedFigure, disclosedParts } from '#mocks/handlers/kpi/disclosure.ts';
import { namedAmong, namelessCells } from './named-cells.ts';
import { companiesOf, sharingScope, type NetworkCompany } from './network.ts';

/** Whose figures they are. */
export interface StatisticSource {
  readonly db: Database;
  readonly brandId: string;
  readonly today: Day;
}

type Figures = Omit<BrandStatisticProps, 'query' | 'head' | 'choices' | 'views' | 'can'> & {
  /** Companies that may be told by their names. */
  readonly named: readonly { readonly id: string; readonly name: string }[];
};

/** What is read, over whom, and who may be told by name. */
interface Reading {
  readonly db: Database;
  readonly scope: KpiScope;
  readonly days: KpiDays;
  readonly before: KpiDays | null;
  readonly metric: BrandMetric;
  readonly named: ReadonlySet<string>;
  readonly companies: readonly NetworkCompany[];
  readonly isDisclosed: boolean;
}

/** The statistics of the page: those of operations of companies that share them alone. */
export async function statisticFigures(
  { db, brandId, today }: StatisticSource,
  query: BrandStatisticQuery,
): Promise<Figures> {
  const everybody = sharingScope(brandId);
  const { days, before, span } = spanOf(query, today);
  const companies = (await companiesOf(db, brandId)).filter(({ sharing }) => sharing !== 'none');
  const all = (await readCompanies(db, everybody, days)).withOperation;
  const named = namedAmong(companies, all);
  const scope = narrowed(everybody, query, named);
  const isNarrowed = scope !== everybody;
  const selected = isNarrowed ? (await readCompanies(db, scope, days)).withOperation : all;
  const isDisclosed =
    all.length >= companiesPerFigureMin && selected.length > 0 && isNamelessDisclosed(selected, all, named);
  const reading: Reading = { db, scope, days, before, metric: query.metric, named, companies, isDisclosed };
  const rows = await readRows(reading, query);
  return {
    span,
    isDisclosed,
    isNarrowed,
    total: await readTotal(reading),
    rows,
    quartiles: await readQuartiles(reading),
    spreads: await compareSpreads(reading, everybody, isNarrowed),
    departments: await readDepartments(reading),
    seasons: await readSeasons(reading),
    named: companies.filter(({ id }) => named.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** The same scope where nothing narrows it; of companies, those alone can be chosen that are told by name. */
function narrowed(scope: KpiScope, query: BrandStatisticQuery, named: ReadonlySet<string>): KpiScope {
  const tenantIds = query.company.filter((id) => named.has(id));
  const { activity, department } = query;
  if (activity === '' && department === '' && tenantIds.length === 0) return scope;
  return {
    ...scope,
    ...(activity !== '' && { activity }),
    ...(department !== '' && { departmentCode: department }),
    ...(tenantIds.length > 0 && { tenantIds }),
  };
}

async function readCells(
  { db, scope, metric, named }: Reading,
  days: KpiDays,
  dimension: KpiDimension = 'all',
): Promise<readonly KpiCell[]> {
  return namelessCells(await readOperationKpis(db, scope, days, [metric], dimension), named);
}

async function readTotal(reading: Reading): Promise<Figures['total']> {
  const now = await readCells(reading, reading.days);
  const then = reading.before && (await readCells(reading, reading.before));
  return disclosedFigure(reading.metric, now, then, reading.isDisclosed);
}

/** Parts of a dimension with their values now and before, the best first; months in their order. */
async function readRows(reading: Reading, { by }: BrandStatisticQuery): Promise<BrandStatisticRow[]> {
  if (by === 'company') return companyRows(reading);
  const { metric, days, before, isDisclosed } = reading;
  const now = await readCells(reading, days, by);
  const then = before === null || by === 'month' ? [] : await readCells(reading, before, by);
  const value = disclosedParts(metric, now, isDisclosed);
  const was = disclosedParts(metric, then, isDisclosed);
  const parts = by === 'month' ? kpiMonths(days) : [...new Set(now.map(({ part }) => part))];
  const rows = parts.map((id, index) => {
    const previous =
      by === 'month' ? (index === 0 ? null : value(parts[index - 1] ?? '').value) : was(id).value;
    return { id, name: null, value: value(id), changeBps: changeBps(value(id).value, previous) };
  });
  return by === 'month' ? rows.map((row) => ({ ...row, rank: null, shareBps: null })) : ranked(rows, metric);
}

type Unranked = Omit<BrandStatisticRow, 'rank' | 'shareBps'>;

/** Companies by their values: by name where they agreed, else by a letter that tells their place alone. */
async function companyRows({
  db,
  scope,
  days,
  before,
  metric,
  named,
  companies,
  isDisclosed,
}: Reading): Promise<BrandStatisticRow[]> {
  const now = await readOperationKpis(db, scope, days, [metric], 'company');
  const then = before && (await readOperationKpis(db, scope, before, [metric], 'company'));
  const isNamelessShown =
    isDisclosed && areNamelessDisclosed(now, named) && (then === null || areNamelessDisclosed(then, named));
  const rows = now.map(({ part, value }): Unranked => {
    const name = named.has(part) ? (companies.find(({ id }) => id === part)?.name ?? null) : null;
    if (name === null && !isNamelessShown) return { id: '', name, value: hiddenPart, changeBps: null };
    const previous = then?.find((cell) => cell.part === part)?.value ?? null;
    return {
      id: name === null ? '' : part,
      name,
      value: { value, isHidden: false },
      changeBps: changeBps(value, previous),
    };
  });
  let letter = 0;
  return ranked(rows, metric).map((row) =>
    row.name === null ? { ...row, id: companyLetter((letter += 1) - 1) } : row,
  );
}

/** Whether companies without a name are enough among those of some cells; nobody is enough. */
function areNamelessDisclosed(cells: readonly KpiCell[], named: ReadonlySet<string>): boolean {
  const ids = cells.map(({ part }) => part);
  return isNamelessDisclosed(ids, ids, named);
}

/** The best first, with rank and share; what is not told stands last. */
function ranked(rows: readonly Unranked[], metric: BrandMetric): BrandStatisticRow[] {
  const sign = isFallingMetric(metric) ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    if (a.value.value === null || b.value.value === null) {
      return Number(a.value.value === null) - Number(b.value.value === null);
    }
    return sign * (a.value.value - b.value.value);
  });
  const isWhole = isSharedMetric(metric) && sorted.every(({ value }) => !value.isHidden);
  const sum = sorted.reduce((total, { value }) => total + (value.value ?? 0), 0);
  return sorted.map((row, index) => ({
    ...row,
    rank: row.value.value === null ? null : index + 1,
    shareBps: isWhole && sum > 0 ? Math.round(((row.value.value ?? 0) * 10_000) / sum) : null,
  }));
}

/** Quartiles of what the companies of the selection have each. */
async function readQuartiles(reading: Reading): Promise<Figures['quartiles']> {
  const rows = await companyRows(reading);
  const values = rows.flatMap(({ value }) => value.value ?? []);
  const isEnough = values.length >= companiesPerFigureMin && rows.every(({ value }) => !value.isHidden);
  return reading.isDisclosed && isEnough ? quartilesOf(values) : null;
}

async function compareSpreads(
  { db, scope, days, named, isDisclosed }: Reading,
  everybody: KpiScope,
  isNarrowed: boolean,
): Promise<Figures['spreads']> {
  const network = await readSpreads(db, everybody, days);
  const selection = isNarrowed && isDisclosed ? await readSpreads(db, scope, days) : [];
  const compared = (figure: SpreadFigure): ComparedSpread => ({
    network: disclosedSpread(
      network,
      figure,
      (ids) => ids.length >= companiesPerFigureMin && isNamelessDisclosed(ids, ids, named),
    ),
    selection: disclosedSpread(selection, figure, (ids) => isNamelessDisclosed(ids, ids, named)),
  });
  return { marginBps: compared('marginBps'), saleDelayDays: compared('saleDelayDays') };
}

function disclosedSpread(
  spreads: readonly KpiSpread[],
  figure: SpreadFigure,
  isEnough: (companies: readonly string[]) => boolean,
): ComparedSpread['network'] {
  const found = spreads.find((one) => one.figure === figure);
  if (found === undefined || !isEnough(found.companies)) return null;
  const { min, low, middle, high, max, mean } = found;
  return { min, low, middle, high, max, mean };
}

async function readDepartments(reading: Reading): Promise<Figures['departments']> {
  const cells = await readCells(reading, reading.days, 'department');
  const disclosed = disclosedParts(reading.metric, cells, reading.isDisclosed);
  return cells
    .map(({ part }) => ({ code: part, value: disclosed(part) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

async function readSeasons(reading: Reading): Promise<Figures['seasons']> {
  const cells = await readCells(reading, reading.days, 'calendarMonth');
  const disclosed = disclosedParts(reading.metric, cells, reading.isDisclosed);
  return Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((month) => ({
    month,
    value: disclosed(month),
  }));
}
