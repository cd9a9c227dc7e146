import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

type Subscription = NonNullable<SubscriptionIndexProps['subscription']>;

/** What the state of the subscription means for the company, and what to do; nothing while all is well. */
export function StateBanner({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages(subscriptionMessages);
  const { longDate } = useFormat();
  const today = useLocale().now().toISOString().slice(0, 10);
  const { status, trialDaysLeft, cancelsAtPeriodEnd, periodEndsOn, readOnlyOn } = subscription;
  if (status === 'trial')
    return <Banner tone="info">{t('banner.trial', { days: trialDaysLeft ?? 0 })}</Banner>;
  if (status === 'expired') return <Banner tone="readonly">{t('banner.expired')}</Banner>;
  if (status === 'cancelled') return <Banner tone="readonly">{t('banner.cancelled')}</Banner>;
  if (status === 'past_due') {
    return readOnlyOn !== null && readOnlyOn > today ? (
      <Banner tone="warn">{t('banner.pastDue', { date: longDate(readOnlyOn) })}</Banner>
    ) : (
      <Banner tone="readonly">{t('banner.pastDueRead')}</Banner>
    );
  }
  if (!cancelsAtPeriodEnd) return null;
  return <Banner tone="warn">{t('banner.cancelling', { date: longDate(periodEndsOn) })}</Banner>;
}
