import { and, countDistinct, eq, gte, isNull, sql } from 'drizzle-orm';
import type { BrandKpiProps, BrandKpiQuery } from '#contracts/client/brand/kpi.ts';
import type { KpiFigure, KpiPart } from '#contracts/kpi-period.ts';
import { adoptionModules } from '#domain/audience/adoption.ts';
import { lastTwelveMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { isSelectionDisclosed } from '#domain/audience/small-cells.ts';
import { addMonths, firstDayOf, lastDayOf, type Day, type Month } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { readAdoption } from '#mocks/db/queries/adoption.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  companiesIn,
  readCompanies,
  readOperationKpis,
  type KpiScope,
  type OperationFigure,
} from '#mocks/db/queries/operation-kpis.ts';
import { memberships, users } from '#mocks/db/schema/index.ts';
import { spanOf } from '#mocks/handlers/kpi/span.ts';
import { disclosedFigure } from '#mocks/handlers/kpi/disclosure.ts';
import { discreetCells, namedAmong } from './named-cells.ts';
import { companiesOf, sharingScope } from './network.ts';

/** Figures of operations that the page tells. */
export const disclosedFigures = [
  'active',
  'acquisitionCents',
  'lotsInStock',
  'lotsSold',
  'marginBps',
  'saleDelayDays',
  'leads',
  'answerDays',
] as const satisfies readonly OperationFigure[];
export type DisclosedFigure = (typeof disclosedFigures)[number];

const activeDays = 30;
const dayMs = 86_400_000;

/** Whose figures they are, and when. */
export interface KpiSource {
  readonly db: Database;
  readonly brandId: string;
  readonly today: Day;
  readonly now: Date;
}

const narrowed = (scope: KpiScope, { activity, department, plan }: BrandKpiQuery): KpiScope => ({
  ...scope,
  ...(activity !== '' && { activity }),
  ...(department !== '' && { departmentCode: department }),
  ...(plan !== '' && { planId: plan }),
});

type KpiFigures = Pick<BrandKpiProps, 'span' | 'isDisclosed' | 'figures' | 'months' | 'modules'>;

/** The figures of the page: those of operations of companies that share them alone. */
export async function brandFigures(source: KpiSource, query: BrandKpiQuery): Promise<KpiFigures> {
  const { db, brandId, today } = source;
  const everybody = sharingScope(brandId);
  const scope = narrowed(everybody, query);
  const { days, before, span } = spanOf(query, today);
  const selected = await readCompanies(db, scope, days);
  const all = await readCompanies(db, everybody, days);
  const isDisclosed = isSelectionDisclosed(selected.withOperation, all.withOperation);
  const named = await namedIn(source, all.withOperation);
  const now = discreetCells(await readOperationKpis(db, scope, days, disclosedFigures), named);
  const then = before && discreetCells(await readOperationKpis(db, scope, before, disclosedFigures), named);
  const figure = (of: DisclosedFigure): KpiFigure => disclosedFigure(of, now, then, isDisclosed);
  return {
    span,
    isDisclosed,
    figures: {
      ...(await peopleFigures(source, narrowed({ brandId }, { ...query, department: '' }))),
      active: figure('active'),
      acquisitionCents: figure('acquisitionCents'),
      lotsInStock: figure('lotsInStock'),
      lotsSold: figure('lotsSold'),
      marginBps: figure('marginBps'),
      saleDelayDays: figure('saleDelayDays'),
      leads: figure('leads'),
      answerDays: figure('answerDays'),
    },
    months: await readMonths(source, scope, { isDisclosed, named }),
    modules: isSelectionDisclosed(selected.all, all.all) ? await readModules(db, scope) : [],
  };
}

/** Companies that are told by name elsewhere: what is left of a total without them must tell of nobody. */
export const namedIn = async (
  { db, brandId }: Pick<KpiSource, 'db' | 'brandId'>,
  contributors: readonly string[],
): Promise<ReadonlySet<string>> => namedAmong(await companiesOf(db, brandId), contributors);

const known = (value: number): KpiFigure => ({ value, before: null, isHidden: false });

/** Companies and people at work: their managers see each of them, whatever the companies share. */
export async function peopleFigures(
  { db, now }: KpiSource,
  scope: KpiScope,
): Promise<Pick<BrandKpiProps['figures'], 'activeCompanies' | 'activeUsers'>> {
  const [companies] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`tenants t`)
    .where(and(companiesIn(scope), sql`t.status in ('trial', 'active')`));
  const since = new Date(now.getTime() - activeDays * dayMs);
  const [people] = await db
    .select({ count: countDistinct(users.id) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        membershipInForce,
        isNull(users.deletedAt),
        gte(users.lastLoginAt, since),
        sql`exists (select from tenants t where t.id = ${memberships.tenantId} and ${companiesIn(scope)})`,
      ),
    );
  return { activeCompanies: known(companies?.count ?? 0), activeUsers: known(people?.count ?? 0) };
}

const ofMonths = ['active', 'lotsInStock', 'created', 'lotsSold', 'leads'] as const;

/** Each month with what there was at its end, and what was done in the twelve months until then. */
async function readMonths(
  { db, today }: KpiSource,
  scope: KpiScope,
  { isDisclosed, named }: { readonly isDisclosed: boolean; readonly named: ReadonlySet<string> },
): Promise<KpiFigures['months']> {
  const rows: KpiFigures['months'] = [];
  for (const month of lastTwelveMonths(today)) {
    const read = await readOperationKpis(db, scope, yearUntil(month, today), ofMonths);
    const cells = discreetCells(read, named);
    const part = (figure: (typeof ofMonths)[number]): KpiPart => {
      const { value, isHidden } = disclosedFigure(figure, cells, null, isDisclosed);
      return { value, isHidden };
    };
    rows.push({
      month,
      active: part('active'),
      lotsInStock: part('lotsInStock'),
      created: part('created'),
      lotsSold: part('lotsSold'),
      leads: part('leads'),
    });
  }
  return rows;
}

const yearUntil = (month: Month, today: Day): KpiDays => {
  const last = lastDayOf(month);
  return { from: firstDayOf(addMonths(month, -11)), to: last < today ? last : today };
};

async function readModules(db: Database, scope: KpiScope): Promise<KpiFigures['modules']> {
  const { companies, using } = await readAdoption(db, scope);
  return adoptionModules
    .map((id) => {
      const count = using.get(id) ?? 0;
      return { id, companies: count, bps: Math.round((count * 10_000) / Math.max(1, companies)) };
    })
    .toSorted((a, b) => b.companies - a.companies);
}
