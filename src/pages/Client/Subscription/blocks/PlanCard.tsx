import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';

type Subscription = NonNullable<SubscriptionIndexProps['subscription']>;

/** The offer, until when it is paid, and what comes next. */
export function PlanCard({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const { money, longDate, number } = useFormat();
  const { planName, period, extraUsers, periodEndsOn, nextInvoice, creditCents, coupon } = subscription;
  const items = [
    { term: t('plan.period'), value: t(`plan.${period}`) },
    { term: t('plan.extraUsers'), value: number(extraUsers, 0) },
    { term: t('plan.until'), value: longDate(periodEndsOn) },
    {
      term: t('plan.next'),
      value: nextInvoice
        ? t('plan.nextText', {
            date: longDate(nextInvoice.on),
            net: money(nextInvoice.netCents),
            vat: money(nextInvoice.vatCents),
            total: money(nextInvoice.totalCents),
          })
        : t('plan.nextNone'),
    },
  ];
  if (creditCents > 0) items.push({ term: t('plan.credit'), value: money(creditCents) });
  if (coupon) {
    const { code, label, nextCents } = coupon;
    items.push({
      term: t('plan.coupon'),
      value:
        nextCents > 0
          ? t('plan.couponText', { code, label, amount: money(nextCents) })
          : t('plan.couponOver', { code, label }),
    });
  }
  return (
    <Card title={`${t('plan.title')} ${planName}`}>
      <DescriptionList layout="rows" items={items} />
    </Card>
  );
}
