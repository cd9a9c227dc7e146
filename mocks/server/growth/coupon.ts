import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CouponSummary } from '#contracts/auth/coupon-summary.ts';
import type { Database } from '#mocks/db/database.ts';
import { couponRedemptions, coupons, type Coupon } from '#mocks/db/schema/index.ts';

/** With which offer, and on which day of the trade, a code is to be used. */
export interface CouponUse {
  readonly planId: string;
  /** `YYYY-MM-DD` */
  readonly on: string;
  /** The network of the company that uses it; null for none: the code of a network is for its companies alone. */
  readonly brandId: string | null;
}

/**
 * The promotion code that gives something now with this offer; null when there is none such. In a transaction,
 * `isHeld` keeps others from taking its last use at the same time.
 */
export async function findCoupon(
  db: Database,
  code: string,
  { planId, on, brandId }: CouponUse,
  { isHeld = false } = {},
): Promise<Coupon | null> {
  if (code === '') return null;
  const found = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code.toUpperCase()), isNull(coupons.deletedAt)));
  const [coupon] = await (isHeld ? found.for('update') : found);
  if (!coupon || coupon.isDisabled || !isOfDay(coupon, on)) return null;
  if (coupon.brandId !== null && coupon.brandId !== brandId) return null;
  if (coupon.planIds !== null && !coupon.planIds.includes(planId)) return null;
  return (await isExhausted(db, coupon)) ? null : coupon;
}

const isOfDay = ({ startsOn, endsOn }: Coupon, on: string): boolean =>
  startsOn <= on && (endsOn === null || on <= endsOn);

async function isExhausted(db: Database, { id, maxRedemptions }: Coupon): Promise<boolean> {
  if (maxRedemptions === null) return false;
  return (await db.$count(couponRedemptions, eq(couponRedemptions.couponId, id))) >= maxRedemptions;
}

/** Counts what an invoice was lowered by a code, before VAT, with the use that it follows from. */
export async function addSaving(tx: Database, redemptionId: string, savedCents: number): Promise<void> {
  if (savedCents <= 0) return;
  await tx
    .update(couponRedemptions)
    .set({ savedCents: sql`${couponRedemptions.savedCents} + ${savedCents}` })
    .where(eq(couponRedemptions.id, redemptionId));
}

/** Days that a code adds to a trial. */
export const extraTrialDays = ({ kind, value }: Pick<Coupon, 'kind' | 'value'>): number =>
  kind === 'trial_days' ? value : 0;

/** What a visitor is told of a code. */
export const couponSummaryOf = (coupon: Coupon): CouponSummary => ({
  code: coupon.code,
  label: coupon.label,
  kind: coupon.kind,
  value: coupon.value,
  duration: coupon.duration,
  periods: coupon.periods,
});
