import { and, between, eq, inArray, sum, type SQL } from 'drizzle-orm';
import type { FinanceKpiQuery } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { addToDay, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { readRecurringRevenue } from '#mocks/db/queries/recurring-revenue.ts';
import { invoices, subscriptions, tenants } from '#mocks/db/schema/index.ts';

/** Whose money is read. */
export type FinanceFilters = Pick<FinanceKpiQuery, 'brand' | 'plan'>;

/** The day before another. */
export const dayBefore = (on: Day): Day => addToDay(on, { days: -1 });

/** The sum of a column, in whole cents. */
export const total = (column: SQL | Parameters<typeof sum>[0]) => sum(column).mapWith(Number);

/** Companies of a brand and of an offer: their offer of today, whatever they paid for before. */
export const companies = (db: Database, { brand, plan }: FinanceFilters) =>
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

/** What each company pays on a day, by month. */
export const revenueOn = (db: Database, on: Day, filters: FinanceFilters) =>
  readRecurringRevenue(db, on, companies(db, filters));

type Paying = Awaited<ReturnType<typeof revenueOn>>[number];

/** What they pay together. */
export const sumOf = (rows: readonly Paying[]): number =>
  rows.reduce((all, { afterCents }) => all + afterCents, 0);

/** Invoices of some days. */
export const invoiced = (db: Database, { from, to }: KpiDays, filters: FinanceFilters): SQL | undefined =>
  and(between(invoices.issuedOn, from, to), inArray(invoices.tenantId, companies(db, filters)));

/** Invoices that were paid on some days. */
export const collected = (db: Database, { from, to }: KpiDays, filters: FinanceFilters): SQL | undefined =>
  and(between(invoices.paidOn, from, to), inArray(invoices.tenantId, companies(db, filters)));
