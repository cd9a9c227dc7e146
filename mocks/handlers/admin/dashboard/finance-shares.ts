import { eq, inArray } from 'drizzle-orm';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import { cents } from '#domain/money/cents.ts';
import { brandCommissionCents } from '#domain/subscription/revenue.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, invoices, plans, tenants } from '#mocks/db/schema/index.ts';
import {
  collected,
  companies,
  dayBefore,
  revenueOn,
  sumOf,
  total,
  type FinanceFilters,
} from './finance-scope.ts';

/** Recurring revenue by offer, with what each lost of what it had at the beginning. */
export async function readPlans(
  db: Database,
  { from, to }: KpiDays,
  filters: FinanceFilters,
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
  filters: FinanceFilters,
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
