import { and, asc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { AdminBrandFormProps, BrandSheet, BrandTab } from '#contracts/admin/brand/form.ts';
import { couponRedemptions, coupons, plans, tenants, users, type Brand } from '#mocks/db/schema/index.ts';
import { can, canNow, type AdminContext } from '#mocks/server/context.ts';
import { impersonationExtent } from '../impersonation-extent.ts';
import { accountRows } from '../user/list.ts';
import { companiesOf, dayOf, peopleOf, revenueOf, type BrandCompany } from './figures.ts';
import { brandFigures, withLogo } from './list.ts';
import { brand, isLimited } from './record.ts';

const dayMs = 86_400_000;
const activeDays = 30;

/** What the page of the form is given; null for a new network. */
export async function formProps(
  context: AdminContext,
  row: Brand | null,
  tab: BrandTab,
): Promise<AdminBrandFormProps> {
  const { db } = context;
  const [figures] = row === null ? [] : await brandFigures({ db, today: dayOf(context) }, [row]);
  const mayMove = canNow(context, 'brand.update') && !isLimited(context);
  return {
    form: await brand.formProps(context, row),
    network:
      row !== null && figures
        ? { ...(await withLogo(context, figures)), createdAt: row.createdAt.toISOString() }
        : null,
    tab: row === null ? 'fiche' : tab,
    sheet: row === null ? null : await sheetOf(context, row, tab),
    plans: await db
      .select({ id: plans.id, name: plans.name })
      .from(plans)
      .where(eq(plans.isArchived, false))
      .orderBy(asc(plans.sort)),
    coupons: await db
      .select({ id: coupons.id, name: coupons.code })
      .from(coupons)
      .where(and(isNull(coupons.deletedAt), or(isNull(coupons.brandId), eq(coupons.brandId, row?.id ?? ''))))
      .orderBy(asc(coupons.code)),
    isLimited: row !== null && isLimited(context),
    can: {
      archive: row !== null && mayMove && row.status === 'active',
      restore: row !== null && mayMove && row.status === 'archived',
    },
  };
}

async function sheetOf(context: AdminContext, row: Brand, tab: BrandTab): Promise<BrandSheet | null> {
  if (tab === 'fiche') return null;
  const companies = await companiesOf({ db: context.db, today: dayOf(context) }, [row.id]);
  switch (tab) {
    case 'societes':
      return companySheet(context, row, companies);
    case 'utilisateurs':
      return userSheet(context, companies);
    case 'statistiques':
      return figureSheet(context, row, companies);
  }
}

async function companySheet(
  context: AdminContext,
  row: Brand,
  companies: readonly BrandCompany[],
): Promise<BrandSheet> {
  const canChange = canNow(context, 'brand.update') && !isLimited(context) && row.status === 'active';
  return {
    tab: 'societes',
    companies: companies.map(({ tenant, plan, mrrCents, userIds }) => ({
      id: tenant.id,
      name: tenant.name,
      city: tenant.city,
      status: tenant.status,
      sharing: tenant.brandSharingLevel,
      plan,
      mrrCents,
      usersCount: userIds.length,
    })),
    free: canChange
      ? await context.db
          .select({ id: tenants.id, name: tenants.name })
          .from(tenants)
          .where(and(isNull(tenants.brandId), ne(tenants.status, 'closed')))
          .orderBy(asc(tenants.name))
      : [],
    canChange,
  };
}

/** Accounts are shown to those alone who may see accounts. */
async function userSheet(context: AdminContext, companies: readonly BrandCompany[]): Promise<BrandSheet> {
  const people = await peopleOf(
    context.db,
    companies.map(({ tenant }) => tenant.id),
  );
  const ids = [...people.values()].flat();
  const mayRead = can(context, 'user.list') && ids.length > 0;
  const records = mayRead
    ? await context.db
        .select()
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]))
        .orderBy(asc(users.lastName), asc(users.firstName))
    : [];
  const rows = await accountRows(context, records);
  return {
    tab: 'utilisateurs',
    groups: companies.map(({ tenant }) => ({
      company: { id: tenant.id, name: tenant.name },
      users: rows.filter(({ id }) => people.get(tenant.id)?.includes(id)),
    })),
    impersonation: impersonationExtent(context),
    canInvite: canNow(context, 'user.update'),
  };
}

async function figureSheet(
  { db, deps }: AdminContext,
  row: Brand,
  companies: readonly BrandCompany[],
): Promise<BrandSheet> {
  const since = new Date(deps.clock.businessNow().getTime() - activeDays * dayMs);
  const ids = [...new Set(companies.flatMap(({ userIds }) => userIds))];
  const byPlan = Map.groupBy(companies, ({ plan }) => plan ?? '–');
  return {
    tab: 'statistiques',
    activeUsersCount:
      ids.length === 0
        ? 0
        : await db.$count(users, and(inArray(users.id, ids), gte(users.lastLoginAt, since))),
    sharingCount: companies.filter(({ tenant }) => tenant.brandSharingLevel !== 'none').length,
    plans: [...byPlan].map(([name, group]) => ({ name, count: group.length, mrrCents: revenueOf(group) })),
    coupon: await couponOf(db, row),
  };
}

async function couponOf(db: AdminContext['db'], { defaultCouponId }: Brand) {
  if (defaultCouponId === null) return null;
  const [found] = await db
    .select({
      code: coupons.code,
      usesCount: sql<number>`count(${couponRedemptions.id})::int`,
      savedCents: sql<number>`coalesce(sum(${couponRedemptions.savedCents}), 0)::int`,
    })
    .from(coupons)
    .leftJoin(couponRedemptions, eq(couponRedemptions.couponId, coupons.id))
    .where(eq(coupons.id, defaultCouponId))
    .groupBy(coupons.id);
  return found ?? null;
}
