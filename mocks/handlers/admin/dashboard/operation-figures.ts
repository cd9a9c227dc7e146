import type { OperationKpiProps, OperationKpiQuery } from '#contracts/admin/dashboard/operation-kpi.ts';
import type { KpiFigure } from '#contracts/kpi-period.ts';
import { kpiMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { isSelectionDisclosed, isDisclosed } from '#domain/audience/small-cells.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  marginBins,
  readCompanies,
  readDepartmentCentres,
  readOperationKpis,
  type KpiScope,
  type OperationFigure,
} from '#mocks/db/queries/operation-kpis.ts';
import { spanOf } from '#mocks/handlers/kpi/span.ts';
import { hiddenPart, disclosedFigure, disclosedParts } from '#mocks/handlers/kpi/disclosure.ts';

const totals = [
  'created',
  'active',
  'closed',
  'abandoned',
  'acquisitionCents',
  'worksCents',
  'lotsInStock',
  'lotsSold',
  'marginBps',
  'durationDays',
  'absorptionBps',
] as const satisfies readonly OperationFigure[];
const ofDepartments = ['active', 'acquisitionCents', 'lotsSold', 'marginBps'] as const;
const ofMonths = ['created', 'closed', 'lotsSold'] as const;

const scopeOf = ({ brand, department, activity }: OperationKpiQuery): KpiScope => ({
  ...(brand !== '' && { brandId: brand }),
  ...(department !== '' && { departmentCode: department }),
  ...(activity !== '' && { activity }),
});

/** The figures of the page, without what can be chosen. */
export async function operationFigures(
  db: Database,
  query: OperationKpiQuery,
  today: Day,
): Promise<Omit<OperationKpiProps, 'choices' | 'query'>> {
  const scope = scopeOf(query);
  const { days, before, span } = spanOf(query, today);
  const selected = await readCompanies(db, scope, days);
  const everybody = await readCompanies(db, {}, days);
  const isSelectionShown = isSelectionDisclosed(selected.withOperation, everybody.withOperation);
  const now = await readOperationKpis(db, scope, days, totals);
  const then = before && (await readOperationKpis(db, scope, before, totals));
  const figure = (of: OperationFigure): KpiFigure => disclosedFigure(of, now, then, isSelectionShown);
  return {
    span,
    hasOperations: selected.withOperation.length > 0,
    isDisclosed: isSelectionShown,
    figures: {
      created: figure('created'),
      active: figure('active'),
      closed: figure('closed'),
      abandoned: figure('abandoned'),
      acquisitionCents: figure('acquisitionCents'),
      worksCents: figure('worksCents'),
      lotsInStock: figure('lotsInStock'),
      lotsSold: figure('lotsSold'),
      marginBps: figure('marginBps'),
      durationDays: figure('durationDays'),
      absorptionBps: figure('absorptionBps'),
      activeShareBps: isSelectionShown
        ? activeShare(selected, before && (await readCompanies(db, scope, before)))
        : { ...hiddenPart, before: null },
    },
    margins: await readMargins(db, scope, days, isSelectionShown),
    months: await readMonths(db, scope, days, isSelectionShown),
    departments: await readDepartments(db, scope, days, isSelectionShown),
  };
}

type Companies = Awaited<ReturnType<typeof readCompanies>>;

/** Companies at work of all; who they are is not told, but two of three would be. */
function activeShare(now: Companies, before: Companies | null): KpiFigure {
  const shareBps = ({ all, active }: Companies): number | null =>
    all.length === 0 || !isDisclosed(active.length)
      ? null
      : Math.round((active.length * 10_000) / all.length);
  const value = shareBps(now);
  return {
    value,
    before: value === null || before === null ? null : shareBps(before),
    isHidden: value === null,
  };
}

async function readMargins(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
  isShown: boolean,
): Promise<OperationKpiProps['margins']> {
  const cells = await readOperationKpis(db, scope, days, ['margins'], 'marginBin');
  const disclosed = disclosedParts('margins', cells, isShown);
  const { first, last, width } = marginBins;
  return Array.from({ length: (last - first) / width + 1 }, (_, index) => {
    const fromBps = first + index * width;
    return { fromBps, operations: disclosed(String(fromBps)) };
  });
}

async function readMonths(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
  isShown: boolean,
): Promise<OperationKpiProps['months']> {
  const cells = await readOperationKpis(db, scope, days, ofMonths, 'month');
  const created = disclosedParts('created', cells, isShown);
  const closed = disclosedParts('closed', cells, isShown);
  const lotsSold = disclosedParts('lotsSold', cells, isShown);
  return kpiMonths(days).map((month) => ({
    month,
    created: created(month),
    closed: closed(month),
    lotsSold: lotsSold(month),
  }));
}

async function readDepartments(
  db: Database,
  scope: KpiScope,
  days: KpiDays,
  isShown: boolean,
): Promise<OperationKpiProps['departments']> {
  const cells = await readOperationKpis(db, scope, days, ofDepartments, 'department');
  const centres = await readDepartmentCentres(db, scope, days);
  const active = disclosedParts('active', cells, isShown);
  const acquisitionCents = disclosedParts('acquisitionCents', cells, isShown);
  const lotsSold = disclosedParts('lotsSold', cells, isShown);
  const marginBps = disclosedParts('marginBps', cells, isShown);
  const codes = [...new Set(cells.map(({ part }) => part))].toSorted();
  return codes.map((code) => {
    const count = active(code);
    return {
      code,
      active: count,
      acquisitionCents: acquisitionCents(code),
      lotsSold: lotsSold(code),
      marginBps: marginBps(code),
      at: count.isHidden || count.value === 0 ? null : (centres.get(code) ?? null),
    };
  });
}
