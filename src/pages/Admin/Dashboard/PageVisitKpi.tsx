import { Download } from 'lucide-react';
import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import type { WithShared } from '#contracts/shared.ts';
import { download } from '#generated/routes/admin/dashboard/page-visit-kpi.ts';
import { pageVisitKpi } from '#generated/routes/admin/dashboard.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePoll } from '#runtime/props/usePoll.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { HourHeat } from '#ui/chart/HourHeat.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageVisitFigures } from './blocks/page-visit/PageVisitFigures.tsx';
import { PageVisitFilters } from './blocks/page-visit/PageVisitFilters.tsx';
import { UnusedPages } from './blocks/page-visit/UnusedPages.tsx';
import { VisitedPages } from './blocks/page-visit/VisitedPages.tsx';

const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const onlineEveryMs = 30_000;
const defaults = { period: '30d', area: '', device: '', role: '', impersonated: 'without' } as const;

/** Which pages of the application are opened, how often, by how many, how fast. */
export default function AdminPageVisitKpi(props: WithShared<PageVisitKpiProps>) {
  const { query, totals, people, app, auth } = props;
  const t = useMessages(kpiMessages);
  useTitle(t('title'), app.name);
  usePoll(onlineEveryMs, { only: ['people'] });
  const address = useListAddress<PageVisitKpiProps['query']>({ path: pageVisitKpi(), query, defaults });
  const { from, to } = props;
  const { period: _, ...filters } = query;
  const hrefOf = (format: 'csv' | 'xlsx') => download({ query: { from, to, ...filters, format } });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={`${t('privacy')} ${t('online', { count: people.online })}.`}
        actions={
          <PageActions
            actions={[
              {
                id: 'page-visit.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((format) => ({
                  id: format,
                  label: t(`formats.${format}`),
                  href: hrefOf(format),
                })),
              },
            ]}
          />
        }
      />
      {props.isMeasured && <PageVisitFilters query={query} change={(changes) => address.change(changes)} />}
      {!props.isMeasured ? (
        <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : totals.visits === 0 ? (
        <FilteredEmpty title={t('noMatch')} resetHref={address.resetHref} />
      ) : (
        <>
          <PageVisitFigures {...props} />
          <Course {...props} />
          <VisitedPages pages={props.pages} keepAs={`${auth.user?.id ?? ''}:visited-pages`} />
        </>
      )}
      {props.isMeasured && <UnusedPages unused={props.unused} errorPages={props.errorPages} />}
    </>
  );
}

function Course({ days, hours, referrers, devices }: PageVisitKpiProps) {
  const t = useMessages(kpiMessages);
  const hasVisitors = days.some(({ visitors }) => visitors !== null);
  const weekdays = weekdayKeys.map((key) => t(`weekdays.${key}`));
  return (
    <MainAside
      aside={
        <>
          <Card title={t('referrers')}>
            {referrers.length === 0 ? (
              <Text>{t('noReferrer')}</Text>
            ) : (
              <RankChart
                label={t('referrers')}
                isLabelHidden
                unit="count"
                items={referrers.map(({ domain, visits }) => ({ id: domain, label: domain, value: visits }))}
              />
            )}
          </Card>
          <Card title={t('deviceShare')}>
            <DonutChart
              label={t('deviceShare')}
              isLabelHidden
              unit="count"
              totalLabel={t('visits')}
              slices={devices.map(({ device, visits }) => ({
                id: device,
                label: t(`devices.${device}`),
                value: visits,
              }))}
            />
          </Card>
        </>
      }
    >
      <Card title={t('byDay')}>
        <LineChart
          label={t('byDay')}
          isLabelHidden
          unit="count"
          series={[
            { id: 'visits', label: t('visits'), color: 'brick' },
            ...(hasVisitors ? [{ id: 'visitors', label: t('visitors'), color: 'ink' as const }] : []),
          ]}
          points={days.map(({ day, visits, visitors }) => ({ at: day, values: { visits, visitors } }))}
        />
      </Card>
      <Card title={t('rhythm')} aside={<Text>{t('rhythmNote')}</Text>}>
        <HourHeat label={t('rhythm')} corner={t('weekday')} weekdays={weekdays} hours={hours} />
      </Card>
    </MainAside>
  );
}
