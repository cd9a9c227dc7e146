import type { SheetOf } from '#contracts/admin/user/form.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { GitCommitHorizontal } from 'lucide-react';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

type Subscription = SheetOf<'abonnement'>;
type InvoiceLine = Subscription['invoices'][number];

/** What a company pays the platform: its plan, what happened to it, its invoices. */
export function SubscriptionSheet({ sheet }: { readonly sheet: Subscription }) {
  const t = useMessages(userMessages);
  const format = useFormat();
  return (
    <>
      <PageSection
        title={t('subscription.title')}
        empty={sheet.subscription === null && t('subscription.none')}
      >
        {sheet.subscription && <Terms subscription={sheet.subscription} />}
      </PageSection>
      <PageSection
        title={t('subscription.invoices')}
        count={sheet.invoices.length}
        empty={sheet.invoices.length === 0 && t('subscription.noInvoice')}
      >
        <DataList
          label={t('subscription.invoices')}
          keepAs="account-invoices"
          columns={useInvoiceColumns()}
          rows={sheet.invoices}
          idOf={({ id }) => id}
        />
      </PageSection>
      <PageSection
        title={t('subscription.steps')}
        empty={sheet.steps.length === 0 && t('subscription.noStep')}
      >
        <Timeline
          label={t('subscription.steps')}
          items={sheet.steps.map(({ id, at, sentence }) => ({
            id,
            icon: GitCommitHorizontal,
            title: sentence,
            date: format.dateTime(at),
            dateTime: at,
          }))}
        />
      </PageSection>
    </>
  );
}

function Terms({ subscription }: { readonly subscription: NonNullable<Subscription['subscription']> }) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const { plan, status, period, priceCents, trialEndsAt, periodEndsOn, cancelsAtPeriodEnd } = subscription;
  return (
    <>
      {cancelsAtPeriodEnd && <Banner tone="warn">{t('subscription.ending')}</Banner>}
      <DescriptionList
        columns={3}
        items={[
          { term: t('subscription.plan'), value: plan },
          {
            term: t('subscription.status'),
            value: <OfficeStateBadge entity="subscription" state={status} />,
          },
          { term: t('subscription.period'), value: t(`subscription.periods.${period}`) },
          { term: t('subscription.price'), value: format.money(priceCents) },
          {
            term: t('subscription.trialEnds'),
            value: trialEndsAt === null ? null : format.date(trialEndsAt),
          },
          {
            term: t('subscription.periodEnds'),
            value: periodEndsOn === null ? null : format.date(periodEndsOn),
          },
        ]}
      />
    </>
  );
}

function useInvoiceColumns(): readonly ListColumn<InvoiceLine>[] {
  const t = useMessages(userMessages);
  return [
    {
      id: 'number',
      label: t('subscription.invoice'),
      value: ({ number }) => number,
      isName: true,
      isPinned: true,
      width: 148,
    },
    {
      id: 'issuedOn',
      label: t('subscription.issuedOn'),
      kind: 'day',
      value: ({ issuedOn }) => issuedOn,
      card: 'figure',
    },
    { id: 'dueOn', label: t('subscription.dueOn'), kind: 'day', value: ({ dueOn }) => dueOn, card: 'figure' },
    {
      id: 'total',
      label: t('subscription.total'),
      kind: 'money',
      value: ({ totalCents }) => totalCents,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'status',
      label: t('subscription.status'),
      value: ({ status }) => status,
      show: ({ status }) => <OfficeStateBadge entity="invoice" state={status} />,
      card: 'badge',
      width: 112,
    },
  ];
}
