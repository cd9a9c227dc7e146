import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import type { KpiDays } from '#domain/audience/kpi-period.ts';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, coupons, prospects, tenants, utms } from '#mocks/db/schema/index.ts';
import { figuresOf as utmFiguresOf } from '../utm/figures.ts';
import { cameWithin, readSigned, sumOf, type SaleFilters } from './sale-figures.ts';

/** What each campaign brought: prospects and sales of the period, cost and companies that pay since it began. */
export async function readUtms(
  db: Database,
  days: KpiDays,
  filters: SaleFilters,
): Promise<SaleKpiProps['utms']> {
  const rows = await db
    .select()
    .from(utms)
    .where(and(isNull(utms.deletedAt), filters.utm === '' ? undefined : eq(utms.id, filters.utm)))
    .orderBy(utms.name);
  const utmFigures = await utmFiguresOf(db, rows, days.to);
  const signed = await readSigned(db, days, filters);
  const came = await db
    .select({ utmId: prospects.utmId, count: sql<number>`count(*)::int` })
    .from(prospects)
    .where(cameWithin(days, filters))
    .groupBy(prospects.utmId);
  return rows.flatMap((utm) => {
    const own = signed.filter(({ sale }) => sale.utmId === utm.id);
    const count = came.find(({ utmId }) => utmId === utm.id)?.count ?? 0;
    const paid = utmFigures.get(utm.id)?.paid ?? 0;
    if (count === 0 && own.length === 0 && paid === 0 && utm.isArchived) return [];
    return [
      {
        id: utm.id,
        name: utm.name,
        prospects: count,
        sales: own.length,
        netCents: sumOf(own, ({ netCents }) => netCents),
        costCents: utm.costCents,
        paid,
        cacCents: utm.costCents === null || paid === 0 ? null : Math.round(utm.costCents / paid),
      },
    ];
  });
}

/** The codes that companies used within the period, and the sales signed with them. */
export async function readCoupons(
  db: Database,
  days: KpiDays,
  filters: SaleFilters,
): Promise<SaleKpiProps['coupons']> {
  const isUsed = between(
    sql`(${couponRedemptions.redeemedAt} at time zone 'Europe/Paris')::date`,
    days.from,
    days.to,
  );
  const rows = await db
    .select({
      id: coupons.id,
      code: coupons.code,
      uses: sql<number>`count(*)::int`,
      savedCents: sql<number>`coalesce(sum(${couponRedemptions.savedCents}), 0)`.mapWith(Number),
    })
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .innerJoin(tenants, eq(tenants.id, couponRedemptions.tenantId))
    .where(and(isUsed, filters.brand === '' ? undefined : eq(tenants.brandId, filters.brand)))
    .groupBy(coupons.id, coupons.code)
    .orderBy(coupons.code);
  const signed = await readSigned(db, days, filters);
  return rows.map((row) => ({
    ...row,
    sales: signed.filter(({ sale }) => sale.couponId === row.id).length,
  }));
}
