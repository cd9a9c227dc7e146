import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { BannerSlot } from '../blocks/BannerSlot.tsx';
import { CreateMenu } from './Dashboard/blocks/CreateMenu.tsx';
import { DashboardFigures } from './Dashboard/blocks/DashboardFigures.tsx';
import { DashboardFilters } from './Dashboard/blocks/DashboardFilters.tsx';
import { OnboardingCard } from './Dashboard/blocks/OnboardingCard.tsx';
import { WidgetColumns } from './Dashboard/blocks/WidgetColumns.tsx';

// Fetched when the page is first arranged.
const LayoutDialog = lazyDialog(
  async () => (await import('./Dashboard/blocks/LayoutDialog.tsx')).LayoutDialog,
  { isUrgent: true },
);

const staleEvents: readonly RealtimeEventName[] = [
  'dashboard.stale',
  'treasury.changed',
  'transaction.changed',
  'task.changed',
  'planning.changed',
  'lead.received',
  'lead.changed',
];
const shownProps = [
  'figures',
  'cash',
  'operations',
  'inProgressCount',
  'operationsCount',
  'stock',
  'margins',
  'agenda',
  'soonCount',
  'activity',
  'places',
  'onboarding',
] as const;

/** Where a client's day begins: what is due, what the money does, how the operations stand. */
export default function Dashboard(props: WithShared<DashboardProps>) {
  const { query, operationsCount, soonCount, onboarding, layout, widgets, can, auth, app, realtime } = props;
  const t = useMessages(dashboardMessages);
  const { now } = useLocale();
  const [isArranged, setArranged] = useState(false);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<DashboardProps>(realtime?.changesChannel ?? null, staleEvents, shownProps);
  const isEmpty = operationsCount === 0;
  return (
    <>
      <PageHeader
        title={t('greeting', { firstName: auth.user?.firstName ?? '' })}
        subtitle={`${capitalised(t('day', { now: now() }))} · ${t('soon', { count: soonCount })}`}
        actions={
          <>
            {!isEmpty && <DashboardFilters query={query} operationChoices={props.operationChoices} />}
            {!isEmpty && (
              <Button icon={SlidersHorizontal} onClick={() => setArranged(true)}>
                {t('layout.open')}
              </Button>
            )}
            <CreateMenu can={can} />
          </>
        }
      />
      <BannerSlot banner={props.banner} />
      <Stack gap={5}>
        {onboarding.length > 0 && <OnboardingCard steps={onboarding} />}
        {isEmpty ? (
          <EmptyState picture={<EmptyParcels />} title={t('empty.title')}>
            {t(can.create ? 'empty.text' : 'empty.readOnlyText')}
          </EmptyState>
        ) : (
          <>
            <DashboardFigures figures={props.figures} period={query.period} />
            <WidgetColumns {...props} />
          </>
        )}
      </Stack>
      {isArranged && <LayoutDialog layout={layout} widgets={widgets} onClose={() => setArranged(false)} />}
    </>
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
