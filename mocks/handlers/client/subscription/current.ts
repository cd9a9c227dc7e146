import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Discount } from '#domain/subscription/price.ts';
import type { RunningPeriod } from '#domain/subscription/quote.ts';
import type { Usage } from '#domain/subscription/usage.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { Database } from '#mocks/db/database.ts';
import { membershipOfMember } from '#mocks/db/queries/memberships-in-force.ts';
import { countOperations, liveOperations } from '#mocks/db/queries/operations.ts';
import {
  couponRedemptions,
  coupons,
  memberships,
  operations,
  plans,
  subscriptions,
  tenants,
  type Coupon,
  type Plan,
  type Subscription,
  type Tenant,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { storageUsed } from '#mocks/server/quota.ts';

/** A company's subscription with its offer, its company and its promotion code. */
export interface Current {
  readonly subscription: Subscription;
  readonly plan: Plan;
  readonly tenant: Tenant;
  readonly coupon: Coupon | null;
}

/** The subscription of the company; held until the transaction ends where `isHeld`. @throws HttpFailure 404 */
export async function currentSubscription(
  context: ClientContext,
  db: Database,
  { isHeld = false } = {},
): Promise<Current> {
  const { id: tenantId } = context.actor.tenant;
  const query = db.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId));
  const [subscription] = await (isHeld ? query.for('update') : query);
  if (!subscription) throw notFound('subscription');
  const [plan] = await db.select().from(plans).where(eq(plans.id, subscription.planId)).limit(1);
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId)).limit(1);
  if (!plan || !tenant) throw notFound('subscription');
  const { couponRedemptionId } = subscription;
  const [redeemed] =
    couponRedemptionId === null
      ? []
      : await db
          .select({ coupon: coupons })
          .from(couponRedemptions)
          .innerJoin(coupons, eq(coupons.id, couponRedemptions.couponId))
          .where(and(eq(couponRedemptions.id, couponRedemptionId), eq(couponRedemptions.tenantId, tenantId)))
          .limit(1);
  return { subscription, plan, tenant, coupon: redeemed?.coupon ?? null };
}

/** What a code takes off. */
export const discountOf = ({ kind, value, duration, periods }: Coupon): Discount => ({
  kind,
  value,
  duration,
  periods,
});

/** The period that was paid for and still runs; null on trial and after the end. */
export function runningPeriod(subscription: Subscription): RunningPeriod | null {
  const { status, period, currentPeriodStartsOn, currentPeriodEndsOn, periodPaidCents } = subscription;
  if (status !== 'active' || currentPeriodStartsOn === null || currentPeriodEndsOn === null) return null;
  return {
    period,
    startsOn: day(currentPeriodStartsOn),
    endsOn: day(currentPeriodEndsOn),
    paidCents: cents(periodPaidCents),
  };
}

/**
 * What the company uses of what offers limit. Mail campaigns and mini-sites do not exist yet: none is used.
 *
 * @param db the whole database, or a transaction of it
 */
export async function usageOf(db: Database, tenant: Tenant): Promise<Usage> {
  const company = withinTenant(db, { tenantId: tenant.id, assignedOperationIds: null });
  const isActive = and(liveOperations(), notInArray(operations.status, ['closed', 'abandoned']));
  const [members] = await company.select({ total: count() }).from(memberships).where(membershipOfMember);
  return {
    users: members?.total ?? 0,
    activeOperations: await countOperations(company, isActive),
    storageBytes: await storageUsed(company),
    emailsPerMonth: 0,
    miniSites: 0,
  };
}
