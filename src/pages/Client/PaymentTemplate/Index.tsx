import { Plus } from 'lucide-react';
import type { PaymentTemplateIndexProps } from '#contracts/client/payment-template/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  archive,
  create,
  default_ as defaultRoute,
  duplicate,
  index,
  restore,
} from '#generated/routes/client/payment-template.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { useTemplateActions } from '../blocks/templates/template-actions.ts';
import { ScheduleCard } from './blocks/ScheduleCard.tsx';

const regimes = ['vir', 'vefa', 'asis', 'tab'] as const;

/** The schedules by which sales call for funds, those of the platform and the company's own. */
export default function PaymentTemplateIndex(props: WithShared<PaymentTemplateIndexProps>) {
  const { paymentTemplates, query, counts, archivedCount, can, app, realtime } = props;
  const t = useMessages(paymentTemplateMessages);
  const { run } = useAction();
  useTitle(t('title'), app.name);
  useRefreshOnEvent<PaymentTemplateIndexProps>(
    realtime?.changesChannel ?? null,
    ['payment-template.changed'],
    ['paymentTemplates', 'counts', 'archivedCount'],
  );
  const actionsOf = useTemplateActions({ default: defaultRoute, duplicate, archive, restore }, can, run);
  const isArchive = query.archived === '1';
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: counts.all })}
        isInline
        actions={
          can.create && (
            <PageActions
              isCompactOnPhone
              actions={[
                {
                  id: 'payment-template.create',
                  label: t('create'),
                  place: 'page',
                  icon: Plus,
                  href: create(),
                  isMain: true,
                },
              ]}
            />
          )
        }
      />
      <Tabs
        label={t('filters.label')}
        items={[
          {
            label: t('filters.all'),
            href: index(),
            count: counts.all,
            isCurrent: !isArchive && query.regime === 'all',
          },
          ...regimes.map((regime) => ({
            label: t(`choices.regime.${regime}`),
            href: index({ query: { regime } }),
            count: counts[regime],
            isCurrent: !isArchive && query.regime === regime,
          })),
          {
            label: t('filters.archived'),
            href: index({ query: { archived: '1' } }),
            count: archivedCount,
            isCurrent: isArchive,
          },
        ]}
      />
      {paymentTemplates.length === 0 ? (
        <EmptyState picture={<EmptyParcels />} title={t(isArchive ? 'emptyArchived' : 'emptyRegime')} />
      ) : (
        <Columns count={3}>
          {paymentTemplates.map((schedule) => (
            <ScheduleCard key={schedule.id} schedule={schedule} actions={actionsOf(schedule.id, schedule)} />
          ))}
        </Columns>
      )}
    </>
  );
}
