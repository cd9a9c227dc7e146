import type { CouponSummary } from '#contracts/auth/coupon-summary.ts';
import * as givesMessages from '#messages/coupon-gives.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

type Given = Pick<CouponSummary, 'kind' | 'value' | 'duration' | 'periods'>;

/** Says in a line what a promotion code gives: « −20 % pendant 6 échéances ». */
export function useCouponGives(): (coupon: Given) => string {
  const t = useMessages(givesMessages);
  const format = useFormat();
  const howLong = ({ duration, periods }: Given): string => {
    if (duration === 'forever') return t('forever');
    return duration === 'once' ? t('once') : t('periods', { n: periods ?? 1 });
  };
  return (coupon) => {
    const { kind, value } = coupon;
    switch (kind) {
      case 'percent':
        return t('percent', { value }) + howLong(coupon);
      case 'amount':
        return t('amount', { amount: format.money(value) }) + howLong(coupon);
      case 'free_months':
        return t('freeMonths', { value });
      case 'trial_days':
        return t('trialDays', { value });
    }
  };
}
