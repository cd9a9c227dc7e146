import { Plus } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { BannerSlot } from '../blocks/BannerSlot.tsx';
import { ActiveOperations } from './blocks/ActiveOperations.tsx';
import { nextSteps } from './blocks/next-steps.ts';
import { NextSteps } from './blocks/NextSteps.tsx';

const staleEvents: readonly RealtimeEventName[] = ['dashboard.stale'];
const shownProps = ['operations', 'inProgressCount', 'operationsCount'] as const;

/** Where a client's day begins: the operations in progress and what they ask for. */
export default function Dashboard({
  operations,
  inProgressCount,
  operationsCount,
  banner,
  can,
  auth,
  app,
  realtime,
}: WithShared<DashboardProps>) {
  const t = useMessages(dashboardMessages);
  const { now } = useLocale();
  useTitle(t('title'), app.name);
  useRefreshOnEvent<DashboardProps>(realtime?.changesChannel ?? null, staleEvents, shownProps);
  const steps = nextSteps({ operations, inProgressCount }, can);
  const createButton = can.create && (
    <Button variant="primary" icon={Plus} href={create()}>
      {t('create')}
    </Button>
  );
  const isEmpty = operationsCount === 0;
  return (
    <>
      <PageHeader
        title={t('greeting', { firstName: auth.user?.firstName ?? '' })}
        subtitle={`${capitalised(t('day', { now: now() }))} · ${t('inProgress', { count: inProgressCount })}`}
        actions={!isEmpty && createButton}
      />
      <BannerSlot banner={banner} />
      {isEmpty ? (
        <EmptyState picture={<EmptyParcels />} title={t('empty.title')} actions={createButton}>
          {t(can.create ? 'empty.text' : 'empty.readOnlyText')}
        </EmptyState>
      ) : (
        <MainAside aside={<NextSteps steps={steps} />} isWide>
          <ActiveOperations operations={operations} inProgressCount={inProgressCount} />
        </MainAside>
      )}
    </>
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
