import { and, inArray, lte, sql } from 'drizzle-orm';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import { kpiMonths, type KpiDays } from '#domain/audience/kpi-period.ts';
import { revenueMonths } from '#domain/subscription/revenue.ts';
import { day, type Day, type Month } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { invoices, subscriptionMovements } from '#mocks/db/schema/index.ts';
import { collected, companies, invoiced, total, type FinanceFilters } from './finance-scope.ts';

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

/** What was invoiced and what came in by month, with the revenue at the end of each. */
export async function readMonths(
  db: Database,
  range: KpiDays,
  filters: FinanceFilters,
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
