import { and, eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, invoices, type Coupon } from '#mocks/db/schema/index.ts';
import { findCoupon, type CouponUse } from '#mocks/server/growth/coupon.ts';

/** For whom a code is to be used: the company, or null for a prospect that is none yet. */
export interface SaleCouponUse extends CouponUse {
  readonly tenantId: string | null;
}

/**
 * The code that lowers the price of a sale; null where there is none such: one that only makes a trial longer, that
 * the company has used up, or that is for companies which were never invoiced.
 */
export async function saleCoupon(
  db: Database,
  code: string,
  { tenantId, ...use }: SaleCouponUse,
  options: { readonly isHeld?: boolean } = {},
): Promise<Coupon | null> {
  const coupon = await findCoupon(db, code, use, options);
  if (coupon === null || coupon.kind === 'trial_days') return null;
  if (tenantId === null) return coupon;
  const mine = and(eq(couponRedemptions.couponId, coupon.id), eq(couponRedemptions.tenantId, tenantId));
  if ((await db.$count(couponRedemptions, mine)) >= coupon.perTenantMax) return null;
  const wasInvoiced = (await db.$count(invoices, eq(invoices.tenantId, tenantId))) > 0;
  return coupon.isForNewCustomers && wasInvoiced ? null : coupon;
}
