import { and, eq, inArray, lt } from 'drizzle-orm';
import type { FinanceKpiProps, FinanceKpiQuery } from '#contracts/admin/dashboard/finance-kpi.ts';
import { overdueBandOf, overdueBands } from '#domain/subscription/revenue.ts';
import { daysBetween, day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, invoices, tenants } from '#mocks/db/schema/index.ts';
import { companies, type FinanceFilters } from './finance-scope.ts';

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

/** Invoices that are late on a day, in the order asked for, whatever days the other figures are read over. */
export async function readOverdue(
  db: Database,
  today: Day,
  { sort, ...filters }: FinanceFilters & Pick<FinanceKpiQuery, 'sort'>,
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
