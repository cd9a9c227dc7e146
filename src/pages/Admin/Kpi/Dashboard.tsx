import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { KpiExplorerProps, KpiExplorerQuery } from '#contracts/admin/kpi/dashboard.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { kpiOf, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { dashboard } from '#generated/routes/admin/kpi.ts';
import { download } from '#generated/routes/admin/kpi/dashboard.ts';
import { destroy, store, update } from '#generated/routes/admin/kpi/view.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { KpiStat } from '../../blocks/kpi/KpiStat.tsx';
import { ViewsMenu } from '../../blocks/views/ViewsMenu.tsx';
import { Anomalies } from './blocks/Anomalies.tsx';
import { Cohorts } from './blocks/Cohorts.tsx';
import { Dictionary } from './blocks/Dictionary.tsx';
import { ExplorerFilters } from './blocks/ExplorerFilters.tsx';
import { Goals } from './blocks/Goals.tsx';
import { KpiCharts } from './blocks/KpiCharts.tsx';
import type { OpenedKpi } from './blocks/KpiDialogs.tsx';
import { useKpiWords } from './blocks/useKpiWords.ts';

// Fetched with the first window.
const KpiDialogs = lazyDialog(async () => (await import('./blocks/KpiDialogs.tsx')).KpiDialogs);

const defaults: KpiExplorerQuery = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  keys: [],
  by: 'month',
  dim: '',
  look: 'line',
  cohort: 'companies',
  view: '',
};

const reloaded = ['figures', 'charts', 'anomalies', 'goals', 'computed', 'cohorts', 'recompute'] as const;
const viewRoutes = {
  store: () => store(),
  update: (id: string) => update(id),
  destroy: (id: string) => destroy(id),
};

/** Figures that are worth a first look, by what they are about. */
const ideas = {
  revenue: ['mrr', 'arpa'],
  churn: ['churned_mrr', 'gross_churn_rate'],
  growth: ['sign_ups', 'trial_conversion'],
  campaigns: ['utm_visits', 'utm_sign_ups'],
  operations: ['operations_created', 'operations_active'],
} as const satisfies Readonly<Record<string, readonly KpiKey[]>>;
const ideaNames = Object.keys(ideas) as (keyof typeof ideas)[];

/** Figures of the platform, freely put beside each other. */
export default function AdminKpiDashboard(props: WithShared<KpiExplorerProps>) {
  const { query, span, figures, cohorts, views, can, app, auth } = props;
  const t = useMessages(kpiMessages);
  const format = useFormat();
  const [opened, setOpened] = useState<OpenedKpi | null>(null);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<KpiExplorerProps>(
    channels.admin(),
    ['kpi.recomputed', 'kpi.recomputing', 'kpi.updated'],
    reloaded,
  );
  const address = useListAddress<KpiExplorerQuery>({ path: dashboard(), query, defaults });
  const change = (changes: Partial<KpiExplorerQuery>): void => address.change(changes);
  const isChosen = query.keys.length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { from: format.date(span.from), to: format.date(span.to) })}
        actions={
          <>
            <ViewsMenu
              page="Admin/Kpi/Dashboard"
              views={views}
              query={query}
              keepAs={`${auth.user?.id ?? ''}:kpi-explorer`}
              routes={viewRoutes}
              canSave={can.save}
            />
            <PageActions
              actions={[
                can.recompute && {
                  id: 'kpi.recompute',
                  label: t('recompute.action'),
                  place: 'page',
                  icon: RefreshCw,
                  inactiveReason: props.recompute === null ? undefined : t('recompute.running'),
                  run: () => setOpened({ kind: 'recompute' }),
                },
                isChosen && {
                  id: 'kpi.download',
                  label: t('download'),
                  place: 'page',
                  icon: Download,
                  choices: (['csv', 'xlsx'] as const).map((kind) => ({
                    id: kind,
                    label: t(`formats.${kind}`),
                    href: download({ query: { ...query, keys: query.keys.join(','), format: kind } }),
                  })),
                },
              ]}
            />
          </>
        }
      />
      <RecomputeMeter recompute={props.recompute} />
      <ExplorerFilters {...props} change={change} />
      <KpiProblem problem={span.problem} />
      {isChosen ? (
        <>
          <Figures figures={figures} query={query} />
          <KpiCharts {...props} />
          <Columns>
            <Anomalies {...props} />
            <Goals {...props} onOpen={setOpened} />
          </Columns>
        </>
      ) : (
        <NothingChosen keys={props.keys} hrefOf={(keys) => address.hrefWith({ keys: [...keys] })} />
      )}
      {cohorts !== null && <Cohorts cohorts={cohorts} query={query} change={change} />}
      <Dictionary {...props} />
      {opened !== null && <KpiDialogs {...props} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function RecomputeMeter({ recompute }: Pick<KpiExplorerProps, 'recompute'>) {
  const t = useMessages(kpiMessages);
  const format = useFormat();
  if (recompute === null) return null;
  const { from, to, done, total } = recompute;
  const label = t('recompute.progress', {
    from: format.date(from),
    to: format.date(to),
    done,
    total,
  });
  return <Meter label={label} text={label} value={total === 0 ? 0 : (done * 100) / total} />;
}

function Figures({ figures, query }: Pick<KpiExplorerProps, 'figures' | 'query'>) {
  const { nameOf } = useKpiWords();
  return (
    <FigureGroup>
      {figures.map(({ key, ...figure }) => (
        <KpiStat
          key={key}
          label={nameOf(key)}
          figure={figure}
          unit={kpiOf(key).unit}
          compare={query.compare}
          good={falling.has(key) ? 'down' : 'up'}
        />
      ))}
    </FigureGroup>
  );
}

/** Figures that are better when they fall. */
const falling: ReadonlySet<KpiKey> = new Set<KpiKey>([
  'contraction_mrr',
  'churned_mrr',
  'departures',
  'gross_churn_rate',
  'net_churn_rate',
]);

interface NothingChosenProps extends Pick<KpiExplorerProps, 'keys'> {
  readonly hrefOf: (keys: readonly KpiKey[]) => string;
}

function NothingChosen({ keys, hrefOf }: NothingChosenProps) {
  const t = useMessages(kpiMessages);
  const open = ideaNames.filter((name) => ideas[name].every((key) => keys.includes(key)));
  return (
    <EmptyState
      picture={<EmptyParcels />}
      title={t('empty')}
      actions={
        <Stack gap={1} align="center">
          {open.map((name) => (
            <TextLink key={name} href={hrefOf(ideas[name])}>
              {t(`ideas.${name}`)}
            </TextLink>
          ))}
        </Stack>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
