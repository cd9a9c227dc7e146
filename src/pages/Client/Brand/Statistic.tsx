import { Download } from 'lucide-react';
import type { BrandStatisticProps } from '#contracts/client/brand/statistic.ts';
import type { WithShared } from '#contracts/shared.ts';
import { statistic } from '#generated/routes/client/brand.ts';
import { download } from '#generated/routes/client/brand/statistic.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { KpiStat, type KpiUnit } from '../../blocks/kpi/KpiStat.tsx';
import { ViewsMenu } from '../../blocks/views/ViewsMenu.tsx';
import { BrandSpaceHead } from './blocks/BrandSpaceHead.tsx';
import { Places } from './blocks/statistic/Places.tsx';
import { Ranking } from './blocks/statistic/Ranking.tsx';
import { Spreads } from './blocks/statistic/Spreads.tsx';
import { StatisticFilters } from './blocks/statistic/StatisticFilters.tsx';

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  activity: '',
  department: '',
  by: 'company',
  metric: 'lotsSold',
  company: [],
  sort: '',
  view: '',
} satisfies BrandStatisticProps['query'];

function unitOf(metric: BrandStatisticProps['query']['metric']): KpiUnit {
  if (metric.endsWith('Cents')) return 'cents';
  if (metric.endsWith('Bps')) return 'bps';
  return metric.endsWith('Days') ? 'days' : 'count';
}

/** The companies of a network compared: who, where, when, and how far apart. */
export default function ClientBrandStatistic(props: WithShared<BrandStatisticProps>) {
  const { query, span, head, choices, views, can, app, auth } = props;
  const t = useMessages(statisticMessages);
  useTitle(t('title'), app.name);
  const address = useListAddress<BrandStatisticProps['query']>({ path: statistic(), query, defaults });
  const keepAs = `${auth.user?.id ?? ''}:brand-statistic`;
  return (
    <>
      <BrandSpaceHead head={head} appName={app.name} />
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ViewsMenu
              page="Client/Brand/Statistic"
              views={views}
              query={query}
              keepAs={keepAs}
              canShare={false}
            />
            <PageActions
              actions={[
                can.export && {
                  id: 'brand-statistic.download',
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
          </>
        }
      />
      <StatisticFilters query={query} span={span} choices={choices} change={address.change} />
      <KpiProblem problem={span.problem} />
      {props.isDisclosed ? (
        <>
          <FigureGroup>
            <KpiStat
              label={`${t(`metric.${query.metric}`)}, ${t('total')}`}
              figure={props.total}
              unit={unitOf(query.metric)}
              compare={query.compare}
              hint={t(`metricNote.${query.metric}`)}
              good={query.metric === 'saleDelayDays' ? 'down' : 'up'}
            />
          </FigureGroup>
          <Ranking query={query} rows={props.rows} list={address} keepAs={keepAs} />
          <Spreads spreads={props.spreads} isNarrowed={props.isNarrowed} />
          <Places
            query={query}
            departments={props.departments}
            seasons={props.seasons}
            quartiles={props.quartiles}
          />
        </>
      ) : (
        <EmptyState
          picture={<EmptyParcels />}
          title={t('notEnough')}
          actions={props.isNarrowed && <Button href={address.resetHref}>{t('reset')}</Button>}
        >
          {t('notEnoughText')}
        </EmptyState>
      )}
    </>
  );
}
