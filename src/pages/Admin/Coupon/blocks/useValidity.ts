import * as couponMessages from '#messages/admin/coupon.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

interface Validity {
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** Between which days a code can be used, in words. */
export function useValidity(): (coupon: Validity) => string {
  const t = useMessages(couponMessages);
  const { date } = useFormat();
  return ({ startsOn, endsOn }) =>
    endsOn === null
      ? t('from', { from: date(startsOn) })
      : t('between', { from: date(startsOn), to: date(endsOn) });
}
