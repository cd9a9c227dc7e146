import type { CouponSummary } from '#contracts/auth/coupon-summary.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Says in a line what a promotion code gives. */
export function useCouponText(): (coupon: CouponSummary) => string {
  const t = useMessages(registerMessages);
  const format = useFormat();
  const howLong = ({ duration, periods }: CouponSummary): string => {
    if (duration === 'forever') return t('gives.forever');
    return duration === 'once' ? t('gives.once') : t('gives.periods', { n: periods ?? 1 });
  };
  return (coupon) => {
    const { code, kind, value } = coupon;
    const gives = {
      percent: () => t('gives.percent', { value }) + howLong(coupon),
      amount: () => t('gives.amount', { amount: format.money(value) }) + howLong(coupon),
      free_months: () => t('gives.freeMonths', { value }),
      trial_days: () => t('gives.trialDays', { value }),
    }[kind]();
    return t('couponApplied', { code, gives });
  };
}
