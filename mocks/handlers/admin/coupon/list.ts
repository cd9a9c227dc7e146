import { inArray, sql } from 'drizzle-orm';
import { couponList, type CouponRow } from '#contracts/admin/coupon/index.ts';
import { couponState } from '#domain/subscription/coupon.ts';
import type { Day } from '#domain/time/day.ts';
import { index } from '#generated/routes/admin/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, couponRedemptions, coupons, plans, type Coupon } from '#mocks/db/schema/index.ts';
import { defineListSource, type ListDay, type RowContext } from '#mocks/server/lists/define-list-source.ts';
import { byColumn, byDay, choiceLabels, type FilterLabels } from '#mocks/server/lists/filter-source.ts';
import { reachesRecord } from '#mocks/server/records/reach.ts';

// Columns are written out: drizzle leaves the table off a column where a query reads one table alone.
const usesCount = sql<number>`(
  select count(*)::int from ${couponRedemptions} used where used.coupon_id = "coupons"."id")`;
const savedCents = sql<number>`(
  select coalesce(sum(used.saved_cents), 0)::int from ${couponRedemptions} used
  where used.coupon_id = "coupons"."id")`;

/** As `couponState` of the domain tells it, for the filter. */
const stateOn = (today: Day) => sql`case
  when "coupons"."is_disabled" then 'disabled'
  when ${usesCount} >= "coupons"."max_redemptions" then 'exhausted'
  when "coupons"."ends_on" < ${today}::date then 'expired'
  when "coupons"."starts_on" > ${today}::date then 'planned'
  else 'active' end`;

const brandLabels: FilterLabels = async ({ db }, values) =>
  values.length === 0 ? new Map() : brandNames(db, values);

/** Where the list of promotion codes finds its rows. */
export const couponSource = defineListSource(couponList, {
  page: 'Admin/Coupon/Index',
  area: 'coupon',
  exportRight: 'coupon.list',
  table: coupons,
  href: index,
  search: coupons.searchText,
  filters: {
    status: byDay(stateOn, choiceLabels(couponMessages, 'status')),
    kind: byColumn(coupons.kind, choiceLabels(couponMessages, 'kind')),
    brandId: byColumn(coupons.brandId, brandLabels),
  },
  sorts: {
    name: coupons.code,
    endsOn: coupons.endsOn,
    redemptions: usesCount,
    createdAt: coupons.createdAt,
  },
  rows: couponRows,
});

/** How often a code was used, and what was taken off with it. */
async function usesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly count: number; readonly savedCents: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: coupons.id, count: usesCount, savedCents })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function brandNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(inArray(brands.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function couponRows(
  { db, actor, today }: RowContext & ListDay,
  records: readonly Coupon[],
): Promise<CouponRow[]> {
  const uses = await usesOf(
    db,
    records.map(({ id }) => id),
  );
  const planRows = await db.select({ id: plans.id, name: plans.name }).from(plans);
  const planNames = new Map(planRows.map(({ id, name }) => [id, name]));
  const brandIds = records.flatMap(({ brandId }) => brandId ?? []);
  const networks = brandIds.length === 0 ? new Map<string, string>() : await brandNames(db, brandIds);
  return records.map((row): CouponRow => {
    const used = uses.get(row.id) ?? { count: 0, savedCents: 0 };
    return {
      id: row.id,
      code: row.code,
      label: row.label,
      kind: row.kind,
      value: row.value,
      duration: row.duration,
      periods: row.periods,
      plans: (row.planIds ?? []).map((id) => planNames.get(id) ?? '–'),
      brand: row.brandId === null ? null : { id: row.brandId, name: networks.get(row.brandId) ?? '–' },
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      redemptionsCount: used.count,
      maxRedemptions: row.maxRedemptions,
      savedCents: used.savedCents,
      status: couponState({ ...row, redemptionsCount: used.count }, today),
      createdAt: row.createdAt.toISOString(),
      isChangeable: reachesRecord({ actor }, 'coupon.update', {
        ownerIds: [row.createdBy],
        assigneeIds: [],
      }),
    };
  });
}
