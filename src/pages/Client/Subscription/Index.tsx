import { useState } from 'react';
import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import { plans, resume } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { Invoices } from './blocks/Invoices.tsx';
import { PlanCard } from './blocks/PlanCard.tsx';
import { StateBanner } from './blocks/StateBanner.tsx';
import { UsageCard } from './blocks/UsageCard.tsx';

const BillingDialog = lazyDialog(async () => (await import('./blocks/BillingDialog.tsx')).BillingDialog);
const PaymentDialog = lazyDialog(async () => (await import('./blocks/PaymentDialog.tsx')).PaymentDialog);
const CancelDialog = lazyDialog(async () => (await import('./blocks/CancelDialog.tsx')).CancelDialog);

const changes: readonly RealtimeEventName[] = ['subscription.changed', 'invoice.issued'];
const shown = ['subscription', 'invoices', 'years'] as const;

/** What the company pays for, how much of it is used, and its invoices. */
export default function SubscriptionIndex(props: WithShared<SubscriptionIndexProps>) {
  const { subscription, app, realtime } = props;
  const t = useMessages(subscriptionMessages);
  const [dialog, setDialog] = useState<'billing' | 'payment' | 'cancel' | null>(null);
  const { isPending, run } = useAction();
  const title = subscription === null ? t('invoicesTitle') : t('title');
  useTitle(title, app.name);
  useRefreshOnEvent<SubscriptionIndexProps>(realtime?.changesChannel ?? null, changes, shown);
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={title}
        badge={
          subscription !== null && <OfficeStateBadge entity="subscription" state={subscription.status} />
        }
        actions={
          subscription !== null && (
            <>
              {isEndable(subscription) && (
                <Button onClick={() => setDialog('cancel')}>{t('cancel.action')}</Button>
              )}
              {subscription.cancelsAtPeriodEnd && subscription.status !== 'cancelled' && (
                <Button isPending={isPending} onClick={() => void run({ method: 'DELETE', href: resume() })}>
                  {t('resume.action')}
                </Button>
              )}
              <Button variant="primary" href={plans()}>
                {t(subscription.status === 'active' ? 'plan.change' : 'plan.choose')}
              </Button>
            </>
          )
        }
      />
      {subscription !== null && (
        <>
          <StateBanner subscription={subscription} />
          <Columns>
            <PlanCard subscription={subscription} />
            <UsageCard usage={subscription.usage} />
            <BillingCard subscription={subscription} onEdit={() => setDialog('billing')} />
            <PaymentCard subscription={subscription} onEdit={() => setDialog('payment')} />
          </Columns>
        </>
      )}
      <Invoices invoices={props.invoices} years={props.years} filters={props.filters} />
      {subscription !== null && dialog === 'billing' && (
        <BillingDialog billing={subscription.billing} onClose={close} />
      )}
      {subscription !== null && dialog === 'payment' && (
        <PaymentDialog method={subscription.payment.method} onClose={close} />
      )}
      {subscription !== null && dialog === 'cancel' && (
        <CancelDialog subscription={subscription} onClose={close} />
      )}
    </>
  );
}

type Subscription = NonNullable<SubscriptionIndexProps['subscription']>;

const isEndable = ({ status, cancelsAtPeriodEnd }: Subscription): boolean =>
  !cancelsAtPeriodEnd && (status === 'active' || status === 'past_due');

interface EditableCardProps {
  readonly subscription: Subscription;
  readonly onEdit: () => void;
}

function BillingCard({ subscription: { billing }, onEdit }: EditableCardProps) {
  const t = useMessages(subscriptionMessages);
  const { companyName, siren, vatNumber, email, addressLine, postalCode, city, purchaseRef } = billing;
  return (
    <Card
      title={t('billing.title')}
      aside={
        <Button size="sm" onClick={onEdit}>
          {t('billing.edit')}
        </Button>
      }
    >
      <DescriptionList
        layout="rows"
        items={[
          { term: t('billing.company'), value: companyName },
          { term: t('billing.siren'), value: siren },
          { term: t('billing.vatNumber'), value: vatNumber },
          { term: t('billing.email'), value: email === '' ? null : email },
          { term: t('billing.address'), value: `${addressLine}, ${postalCode} ${city}` },
          { term: t('billing.purchaseRef'), value: purchaseRef === '' ? null : purchaseRef },
        ]}
      />
    </Card>
  );
}

function PaymentCard({ subscription: { payment }, onEdit }: EditableCardProps) {
  const t = useMessages(subscriptionMessages);
  const { method, ibanMasked } = payment;
  return (
    <Card
      title={t('payment.title')}
      aside={
        <Button size="sm" onClick={onEdit}>
          {t('payment.edit')}
        </Button>
      }
    >
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('payment.title'),
            value: method === null ? t('payment.none') : t(`payment.methods.${method}`),
          },
          ...(ibanMasked === null ? [] : [{ term: t('payment.iban'), value: ibanMasked }]),
        ]}
      />
    </Card>
  );
}
