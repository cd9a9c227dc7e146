import { and, between, eq, inArray, lt, lte, sql, sum, type SQL } from 'drizzle-orm';
import type { FinanceKpiProps, FinanceKpiQuery } from '#contracts/admin/dashboard/finance-kpi.ts';
import { kpiMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { cents } from '#domain/money/cents.ts';
import {
  brandCommissionCents,
  overdueBandOf,
  overdueBands,
  revenueMonths,
  revenueRates,
} from '#domain/subscription/revenue.ts';
import { addToDay, daysBetween, day, type Day, type Month } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { readRecurringRevenue } from '#mocks/db/queries/recurring-revenue.ts';
import {
  brands,
  couponRedemptions,
  invoices,
  plans,
  subscriptionMovements,
  subscriptions,
  tenants,
} from '#mocks/db/schema/index.ts';

type Filters = Pick<FinanceKpiQuery, 'brand' | 'plan'>;
type Figures = NonNullable<FinanceKpiProps['figures']>;

const daysOfMonth = 30.44;
const dayBefore = (on: Day): Day => addToDay(on, { days: -1 });

/** The days that are read, and those that they are compared with. */
export interface ReadDays {
  readonly days: KpiDays;
  readonly before: KpiDays | null;
}

const total = (column: SQL | Parameters<typeof sum>[0]) => sum(column).mapWith(Number);

/** Companies of a brand and of an offer: their offer of today, whatever they paid for before. */
const companies = (db: Database, { brand, plan }: Filters) =>
  db
    .select({ id: tenants.id })
    .from(tenants)
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(
      and(
        brand === '' ? undefined : eq(tenants.brandId, brand),
        plan === '' ? undefined : eq(subscriptions.planId, plan),
      ),
    );

const revenueOn = (db: Database, on: Day, filters: Filters) =>
  readRecurringRevenue(db, on, companies(db, filters));

type Paying = Awaited<ReturnType<typeof revenueOn>>[number];

const sumOf = (rows: readonly Paying[]): number => rows.reduce((all, { afterCents }) => all + afterCents, 0);

/** From the revenue of the first day to that of the last one. */
async function bridgeOf(
  db: Database,
  { from, to }: KpiDays,
  filters: Filters,
): Promise<FinanceKpiProps['bridge']> {
  const { beforeCents, afterCents, on, tenantId } = subscriptionMovements;
  const change = sql`${afterCents} - ${beforeCents}`;
  const [moved] = await db
    .select({
      newCents: total(sql`case when ${beforeCents} = 0 then ${change} else 0 end`),
      churnCents: total(sql`case when ${afterCents} = 0 then ${change} else 0 end`),
      expansionCents: total(sql`case when ${beforeCents} > 0 and ${change} > 0 then ${change} else 0 end`),
      contractionCents: total(sql`case when ${afterCents} > 0 and ${change} < 0 then ${change} else 0 end`),
    })
    .from(subscriptionMovements)
    .where(and(between(on, from, to), inArray(tenantId, companies(db, filters))));
  return {
    startCents: sumOf(await revenueOn(db, dayBefore(from), filters)),
    newCents: moved?.newCents ?? 0,
    expansionCents: moved?.expansionCents ?? 0,
    contractionCents: moved?.contractionCents ?? 0,
    churnCents: moved?.churnCents ?? 0,
    endCents: sumOf(await revenueOn(db, to, filters)),
  };
}

const invoiced = (db: Database, { from, to }: KpiDays, filters: Filters): SQL | undefined =>
  and(between(invoices.issuedOn, from, to), inArray(invoices.tenantId, companies(db, filters)));
const collected = (db: Database, { from, to }: KpiDays, filters: Filters): SQL | undefined =>
  and(between(invoices.paidOn, from, to), inArray(invoices.tenantId, companies(db, filters)));

async function sumsOf(db: Database, range: KpiDays, filters: Filters) {
  const [issued] = await db
    .select({ cents: total(invoices.totalCents) })
    .from(invoices)
    .where(invoiced(db, range, filters));
  const [paid] = await db
    .select({ cents: total(invoices.totalCents), vatCents: total(invoices.vatCents) })
    .from(invoices)
    .where(collected(db, range, filters));
  return {
    invoicedCents: issued?.cents ?? 0,
    collectedCents: paid?.cents ?? 0,
    vatCollectedCents: paid?.vatCents ?? 0,
  };
}

async function couponCostOf(db: Database, { from, to }: KpiDays, filters: Filters): Promise<number> {
  const on = sql`(${couponRedemptions.redeemedAt} at time zone 'Europe/Paris')::date`;
  const [saved] = await db
    .select({ cents: total(couponRedemptions.savedCents) })
    .from(couponRedemptions)
    .where(and(between(on, from, to), inArray(couponRedemptions.tenantId, companies(db, filters))));
  return saved?.cents ?? 0;
}

/** Recurring revenue, what was invoiced and what came in, and what it cost. */
export async function readFinance(
  db: Database,
  { days: range, before: daysBefore }: ReadDays,
  filters: Filters,
) {
  const bridge = await bridgeOf(db, range, filters);
  const paying = await revenueOn(db, range.to, filters);
  const sums = await sumsOf(db, range, filters);
  const before = daysBefore && (await sumsOf(db, daysBefore, filters));
  const months = (daysBetween(range.from, range.to) + 1) / daysOfMonth;
  const figures: Omit<Figures, 'overdueCents'> = {
    companies: paying.length,
    mrrCents: bridge.endCents,
    mrrBeforeCents: bridge.startCents,
    ...revenueRates(bridge, paying.length, months),
    ...sums,
    invoicedBeforeCents: before?.invoicedCents ?? null,
    collectedBeforeCents: before?.collectedCents ?? null,
    couponCents: await couponCostOf(db, range, filters),
  };
  return { bridge, figures, paying };
}

/** How recurring revenue moved in some months, until a day. */
export async function readRevenueMonths(db: Database, months: readonly Month[], until: Day) {
  const rows = await db
    .select({
      on: subscriptionMovements.on,
      beforeCents: subscriptionMovements.beforeCents,
      afterCents: subscriptionMovements.afterCents,
    })
    .from(subscriptionMovements)
    .where(lte(subscriptionMovements.on, until));
  return revenueMonths(
    rows.map(({ on, ...row }) => ({ ...row, on: day(on) })),
    months,
  );
}

/** What was late on some days: due before, and not paid until then. */
export async function readOverdueOn(db: Database, days: readonly Day[]): Promise<readonly number[]> {
  const rows = await db
    .select({ dueOn: invoices.dueOn, paidOn: invoices.paidOn, totalCents: invoices.totalCents })
    .from(invoices)
    .where(and(eq(invoices.series, 'FA'), inArray(invoices.status, ['issued', 'overdue', 'paid'])));
  return days.map((on) =>
    rows
      .filter(({ dueOn, paidOn }) => dueOn < on && (paidOn === null || paidOn > on))
      .reduce((all, { totalCents }) => all + totalCents, 0),
  );
}

/** What was invoiced and what came in by month, with the revenue at the end of each. */
export async function readMonths(
  db: Database,
  range: KpiDays,
  filters: Filters,
): Promise<FinanceKpiProps['months']> {
  const monthOf = (column: typeof invoices.issuedOn | typeof invoices.paidOn) =>
    sql<string>`to_char(${column}, 'YYYY-MM')`;
  const issued = await db
    .select({ month: monthOf(invoices.issuedOn), cents: total(invoices.totalCents) })
    .from(invoices)
    .where(invoiced(db, range, filters))
    .groupBy(monthOf(invoices.issuedOn));
  const paid = await db
    .select({ month: monthOf(invoices.paidOn), cents: total(invoices.totalCents) })
    .from(invoices)
    .where(collected(db, range, filters))
    .groupBy(monthOf(invoices.paidOn));
  const centsIn = (rows: typeof issued, month: string): number =>
    rows.find((row) => row.month === month)?.cents ?? 0;
  const changes = await db
    .select({
      on: subscriptionMovements.on,
      cents: total(sql`${subscriptionMovements.afterCents} - ${subscriptionMovements.beforeCents}`),
    })
    .from(subscriptionMovements)
    .where(
      and(
        lte(subscriptionMovements.on, range.to),
        inArray(subscriptionMovements.tenantId, companies(db, filters)),
      ),
    )
    .groupBy(subscriptionMovements.on);
  return kpiMonths(range).map((month) => ({
    month,
    invoicedCents: centsIn(issued, month),
    collectedCents: centsIn(paid, month),
    mrrCents: changes.reduce((all, { on, cents: moved }) => (on.slice(0, 7) <= month ? all + moved : all), 0),
  }));
}

/** Recurring revenue by offer, with what each lost of what it had at the beginning. */
export async function readPlans(
  db: Database,
  { from, to }: KpiDays,
  filters: Filters,
): Promise<FinanceKpiProps['plans']> {
  const [now, start] = [await revenueOn(db, to, filters), await revenueOn(db, dayBefore(from), filters)];
  const left = new Set(now.map(({ tenantId }) => tenantId));
  const rows = await db.select({ id: plans.id, name: plans.name }).from(plans).orderBy(plans.sort);
  const all = sumOf(now);
  return rows.flatMap((plan) => {
    const own = now.filter(({ planId }) => planId === plan.id);
    const had = start.filter(({ planId }) => planId === plan.id);
    const isAsked = filters.plan === '' || filters.plan === plan.id;
    if (!isAsked || (own.length === 0 && had.length === 0)) return [];
    const gone = had.filter(({ tenantId }) => !left.has(tenantId));
    return [
      {
        ...plan,
        companies: own.length,
        mrrCents: sumOf(own),
        shareBps: all === 0 ? null : Math.round((sumOf(own) / all) * 10_000),
        churnBps: had.length === 0 ? null : Math.round((sumOf(gone) / sumOf(had)) * 10_000),
      },
    ];
  });
}

/** Recurring revenue by brand, with the commission on what its companies paid before VAT. */
export async function readBrands(
  db: Database,
  range: KpiDays,
  filters: Filters,
): Promise<FinanceKpiProps['brands']> {
  const now = await revenueOn(db, range.to, filters);
  const owners = await db
    .select({ tenantId: tenants.id, brandId: tenants.brandId })
    .from(tenants)
    .where(inArray(tenants.id, companies(db, filters)));
  const brandOf = new Map(owners.map(({ tenantId, brandId }) => [tenantId, brandId]));
  const paid = await db
    .select({ brandId: tenants.brandId, netCents: total(invoices.netCents) })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(collected(db, range, filters))
    .groupBy(tenants.brandId);
  const rows = await db
    .select({ id: brands.id, name: brands.name, commissionBps: brands.commissionBps })
    .from(brands)
    .orderBy(brands.name);
  return rows.flatMap((brand) => {
    const own = now.filter(({ tenantId }) => brandOf.get(tenantId) === brand.id);
    const netCents = paid.find(({ brandId }) => brandId === brand.id)?.netCents ?? 0;
    if (own.length === 0 && netCents === 0) return [];
    return [
      {
        ...brand,
        companies: own.length,
        mrrCents: sumOf(own),
        commissionCents: brandCommissionCents(cents(Math.max(0, netCents)), brand.commissionBps),
      },
    ];
  });
}

/** Invoices that are late on a day, in the order asked for, whatever days the other figures are read over. */
export async function readOverdue(
  db: Database,
  today: Day,
  { sort, ...filters }: Filters & Pick<FinanceKpiQuery, 'sort'>,
): Promise<FinanceKpiProps['invoices']> {
  const rows = await db
    .select({ invoice: invoices, company: tenants.name, brand: brands.name })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .leftJoin(brands, eq(brands.id, tenants.brandId))
    .where(
      and(
        eq(invoices.series, 'FA'),
        inArray(invoices.status, ['issued', 'overdue']),
        lt(invoices.dueOn, today),
        inArray(invoices.tenantId, companies(db, filters)),
      ),
    );
  const late = rows.map(({ invoice, company, brand }) => ({
    id: invoice.id,
    number: invoice.number,
    company,
    brand,
    issuedOn: invoice.issuedOn,
    dueOn: invoice.dueOn,
    daysLate: daysBetween(day(invoice.dueOn), today),
    totalCents: invoice.totalCents,
    remindersSent: invoice.remindersSent,
    remindedOn: invoice.remindedOn,
    canRemind: invoice.remindedOn !== today,
  }));
  const key = sort.replace('-', '') as 'daysLate' | 'totalCents' | 'company';
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = (a: (typeof late)[number], b: (typeof late)[number]): number =>
    key === 'company' ? a.company.localeCompare(b.company, 'fr') : a[key] - b[key];
  return late.toSorted((a, b) => sign * compare(a, b) || a.number.localeCompare(b.number));
}

/** Late invoices by how late they are: all four bands, empty ones too. */
export const bandsOf = (overdue: FinanceKpiProps['invoices']): FinanceKpiProps['bands'] =>
  overdueBands.map((band) => {
    const own = overdue.filter(({ daysLate }) => overdueBandOf(daysLate) === band);
    return {
      band,
      count: own.length,
      totalCents: own.reduce((all, { totalCents }) => all + totalCents, 0),
    };
  });
