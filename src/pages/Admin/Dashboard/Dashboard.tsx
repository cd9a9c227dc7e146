import { Download, SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { AdminDashboardProps } from '#contracts/admin/dashboard/dashboard.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { dashboard } from '#generated/routes/admin.ts';
import { download } from '#generated/routes/admin/dashboard.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { KpiPeriodFilter } from '../../blocks/kpi/KpiPeriodFilter.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import type { CompaniesProps } from './blocks/overview/Companies.tsx';
import { OverviewCards } from './blocks/overview/OverviewCards.tsx';
import type {
  Departments as DepartmentsPart,
  Revenue as RevenuePart,
} from './blocks/overview/OverviewCharts.tsx';
import { SignUps, Todos } from './blocks/overview/OverviewLists.tsx';

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
} as const;

// Below what is read first: charts and companies come once it stands.
const Revenue = lazyPart<ComponentProps<typeof RevenuePart>>(
  async () => (await import('./blocks/overview/OverviewCharts.tsx')).Revenue,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);
const Departments = lazyPart<ComponentProps<typeof DepartmentsPart>>(
  async () => (await import('./blocks/overview/OverviewCharts.tsx')).Departments,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);
const Companies = lazyPart<CompaniesProps>(
  async () => (await import('./blocks/overview/Companies.tsx')).Companies,
  { pending: () => <Skeleton width="100%" height={320} />, failed: PartFailed },
);
// Fetched when the figures are first arranged.
const ArrangeDialog = lazyDialog(
  async () => (await import('./blocks/overview/ArrangeDialog.tsx')).ArrangeDialog,
);

/** What goes on upon the platform: figures, what waits, who came, and the client companies. */
export default function AdminDashboard(props: WithShared<AdminDashboardProps>) {
  const { query, span, layout, app } = props;
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [isArranged, setArranged] = useState(false);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<AdminDashboardProps>(
    channels.admin(),
    [
      'kpi.updated',
      'kpi.recomputed',
      'prospect.created',
      'prospect.changed',
      'subscription.changed',
      'signup.created',
      'sale.changed',
      'invoice.changed',
    ],
    ['cards', 'hasFigures', 'todos', 'signUps', 'revenue', 'departments', 'companies'],
  );
  const address = useListAddress<AdminDashboardProps['query']>({
    path: dashboard(),
    query,
    defaults,
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={`${t('subtitle', { from: format.date(span.from), to: format.date(span.to) })} · ${t('taxNote')}`}
        actions={
          <PageActions
            actions={[
              {
                id: 'dashboard.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((kind) => ({
                  id: kind,
                  label: t(`formats.${kind}`),
                  href: download({ query: { ...query, format: kind } }),
                })),
              },
              {
                id: 'dashboard.arrange',
                label: t('arrange.action'),
                place: 'page',
                icon: SlidersHorizontal,
                run: () => setArranged(true),
              },
            ]}
          />
        }
      />
      <Inline gap={3} align="end">
        <KpiPeriodFilter query={query} span={span} change={(changes) => address.change(changes)} />
      </Inline>
      <KpiProblem problem={span.problem} />
      <Figures {...props} />
      <Columns>
        <Todos {...props} />
        <SignUps {...props} />
      </Columns>
      {props.departments !== null && <Departments departments={props.departments} />}
      <Companies
        companies={props.companies}
        impersonation={props.impersonation}
        personId={props.auth.user?.id ?? ''}
      />
      {isArranged && <ArrangeDialog layout={layout} onClose={() => setArranged(false)} />}
    </>
  );
}

function Figures(props: AdminDashboardProps) {
  const t = useMessages(dashboardMessages);
  if (props.cards.length === 0) {
    return (
      <EmptyState picture={<EmptyParcels />} title={t('noCard')} isCompact>
        {t('noCardText')}
      </EmptyState>
    );
  }
  if (!props.hasFigures) {
    return (
      <EmptyState picture={<EmptyParcels />} title={t('noFigures')} isCompact>
        {t('noFiguresText')}
      </EmptyState>
    );
  }
  return (
    <>
      <OverviewCards {...props} />
      {props.revenue !== null && <Revenue revenue={props.revenue} />}
    </>
  );
}
