import type { CouponSummary } from '#contracts/auth/coupon-summary.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useCouponGives } from '../../../blocks/useCouponGives.ts';

/** Says in a line what a promotion code gives, and which. */
export function useCouponText(): (coupon: CouponSummary) => string {
  const t = useMessages(registerMessages);
  const gives = useCouponGives();
  return (coupon) => t('couponApplied', { code: coupon.code, gives: gives(coupon) });
}
