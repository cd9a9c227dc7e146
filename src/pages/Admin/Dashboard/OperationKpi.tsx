import { Download } from 'lucide-react';
import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { download } from '#generated/routes/admin/dashboard/operation-kpi.ts';
import { operationKpi } from '#generated/routes/admin/dashboard.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { DepartmentList } from './blocks/operation-kpi/DepartmentList.tsx';
import { OperationKpiFigures } from './blocks/operation-kpi/OperationKpiFigures.tsx';
import { OperationKpiFilters } from './blocks/operation-kpi/OperationKpiFilters.tsx';
import type { DepartmentMapProps } from './blocks/operation-kpi/DepartmentMap.tsx';

const DepartmentMap = lazyPart<DepartmentMapProps>(
  async () => (await import('./blocks/operation-kpi/DepartmentMap.tsx')).DepartmentMap,
  { pending: () => <Skeleton width="100%" height={416} />, failed: PartFailed },
);

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  brand: '',
  department: '',
  activity: '',
} as const;

/** What all companies do, in figures that tell of none of them. */
export default function AdminOperationKpi(props: WithShared<OperationKpiProps>) {
  const { query, span, choices, app, auth, departments } = props;
  const t = useMessages(kpiMessages);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<OperationKpiProps>(
    channels.admin(),
    ['kpi.updated'],
    ['figures', 'margins', 'months', 'departments'],
  );
  const address = useListAddress<OperationKpiProps['query']>({ path: operationKpi(), query, defaults });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('privacy')}
        actions={
          <PageActions
            actions={[
              {
                id: 'operation-kpi.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((format) => ({
                  id: format,
                  label: t(`formats.${format}`),
                  href: download({ query: { ...query, format } }),
                })),
              },
            ]}
          />
        }
      />
      <OperationKpiFilters
        query={query}
        span={span}
        choices={choices}
        change={(changes) => address.change(changes)}
      />
      <KpiProblem problem={span.problem} />
      {!props.hasOperations ? (
        <FilteredEmpty title={t('empty')} resetHref={address.resetHref} />
      ) : !props.isDisclosed ? (
        <EmptyState picture={<EmptyParcels />} title={t('undisclosedTitle')}>
          {t('undisclosedText')}
        </EmptyState>
      ) : (
        <>
          <OperationKpiFigures figures={props.figures} query={query} />
          <Course {...props} />
          <Card title={t('map')}>
            <DepartmentMap departments={departments} mapsKey={app.mapsKey} />
          </Card>
          <DepartmentList departments={departments} keepAs={`${auth.user?.id ?? ''}:kpi-departments`} />
        </>
      )}
    </>
  );
}

function Course({ margins, months }: OperationKpiProps) {
  const t = useMessages(kpiMessages);
  const last = margins.length - 1;
  const nameOf = (fromBps: number, index: number): string => {
    const from = fromBps / 100;
    if (index === 0) return t('below', { to: from + 5 });
    return index === last ? t('above', { from }) : t('between', { from, to: from + 5 });
  };
  return (
    <Columns>
      <Card title={t('margins')} aside={<Text>{t('marginsNote')}</Text>}>
        <BarChart
          label={t('margins')}
          isLabelHidden
          unit="count"
          series={[{ id: 'operations', label: t('operations'), color: 'brick' }]}
          points={margins.map(({ fromBps, operations }, index) => ({
            at: nameOf(fromBps, index),
            values: { operations: operations.value },
          }))}
        />
      </Card>
      <Card title={t('months')} aside={<Text>{t('monthsNote')}</Text>}>
        <BarChart
          label={t('months')}
          isLabelHidden
          unit="count"
          layout="grouped"
          series={[
            { id: 'created', label: t('figures.created'), color: 'ink' },
            { id: 'closed', label: t('figures.closed'), color: 3 },
            { id: 'lotsSold', label: t('figures.lotsSold'), color: 'brick' },
          ]}
          points={months.map(({ month, created, closed, lotsSold }) => ({
            at: month,
            values: { created: created.value, closed: closed.value, lotsSold: lotsSold.value },
          }))}
        />
      </Card>
    </Columns>
  );
}
