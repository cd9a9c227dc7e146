import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import { monthlyRevenueCents } from '#domain/subscription/mrr.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import {
  brandMemberships,
  couponRedemptions,
  coupons,
  memberships,
  plans,
  subscriptions,
  tenants,
  users,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { discountOf } from '../../client/subscription/current.ts';

/** A company of a network, with what it brings. */
export interface BrandCompany {
  readonly tenant: Tenant;
  readonly plan: string | null;
  readonly mrrCents: number;
  readonly userIds: readonly string[];
}

/** Companies that were not closed, of networks, by name. */
export async function companiesOf(db: Database, brandIds: readonly string[]): Promise<BrandCompany[]> {
  if (brandIds.length === 0) return [];
  const rows = await db
    .select({ tenant: tenants, subscription: subscriptions, plan: plans.name, coupon: coupons })
    .from(tenants)
    .leftJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(couponRedemptions, eq(couponRedemptions.id, subscriptions.couponRedemptionId))
    .leftJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
    .where(inArray(tenants.brandId, [...brandIds]))
    .orderBy(asc(tenants.name));
  const open = rows.filter(({ tenant }) => tenant.status !== 'closed');
  const members = await membersOf(
    db,
    open.map(({ tenant }) => tenant.id),
  );
  return open.map(({ tenant, subscription, plan, coupon }) => ({
    tenant,
    plan,
    mrrCents:
      subscription === null
        ? 0
        : monthlyRevenueCents({ ...subscription, discount: coupon && discountOf(coupon) }),
    userIds: members.get(tenant.id) ?? [],
  }));
}

/** People of companies by company; those who were ended are none. */
async function membersOf(db: Database, tenantIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ tenantId: memberships.tenantId, userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(inArray(memberships.tenantId, [...tenantIds]), membershipOfMember, isNull(users.deletedAt)));
  const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return new Map([...byTenant].map(([id, group]) => [id, group.map(({ userId }) => userId)]));
}

/** Names of those who steer networks, by network. */
export async function managersOf(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ brandId: brandMemberships.brandId, user: users })
    .from(brandMemberships)
    .innerJoin(users, eq(users.id, brandMemberships.userId))
    .where(and(isNull(brandMemberships.revokedAt), isNull(users.deletedAt)))
    .orderBy(asc(users.lastName));
  const byBrand = Map.groupBy(rows, ({ brandId }) => brandId);
  return new Map([...byBrand].map(([id, group]) => [id, group.map(({ user }) => fullName(user))]));
}

/** What companies bring a month together. */
export const revenueOf = (companies: readonly Pick<BrandCompany, 'mrrCents'>[]) =>
  cents(companies.reduce((sum, { mrrCents }) => sum + mrrCents, 0));
