import { Download } from 'lucide-react';
import { channels } from '#contracts/realtime/channels.ts';
import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import type { WithShared } from '#contracts/shared.ts';
import { financeKpi } from '#generated/routes/admin/dashboard.ts';
import { download } from '#generated/routes/admin/dashboard/finance-kpi.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { WaterfallChart } from '#ui/chart/WaterfallChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { FinanceFigures } from './blocks/finance/FinanceFigures.tsx';
import { FinanceFilters } from './blocks/finance/FinanceFilters.tsx';
import { OverdueInvoices } from './blocks/finance/OverdueInvoices.tsx';
import { RevenueTables } from './blocks/finance/RevenueTables.tsx';

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  brand: '',
  plan: '',
  sort: '-daysLate',
} as const;

/** What companies pay the platform, what came in, and what is late. */
export default function AdminFinanceKpi(props: WithShared<FinanceKpiProps>) {
  const { query, span, figures, invoices, app, auth } = props;
  const t = useMessages(financeMessages);
  const format = useFormat();
  useTitle(t('title'), app.name);
  useRefreshOnEvent<FinanceKpiProps>(
    channels.admin(),
    ['invoice.changed', 'subscription.changed'],
    ['figures', 'bridge', 'bands', 'months', 'plans', 'brands', 'invoices'],
  );
  const address = useListAddress<FinanceKpiProps['query']>({ path: financeKpi(), query, defaults });
  const person = auth.user?.id ?? '';
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={`${t('subtitle', { from: format.date(span.from), to: format.date(span.to) })} · ${t('taxNote')}`}
        actions={
          <PageActions
            actions={[
              {
                id: 'finance.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((kind) => ({
                  id: kind,
                  label: t(`formats.${kind}`),
                  href: download({ query: { ...query, format: kind } }),
                })),
              },
            ]}
          />
        }
      />
      <FinanceFilters {...props} change={(changes) => address.change(changes)} />
      <KpiProblem problem={span.problem} />
      {figures === null ? (
        <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <FinanceFigures
            query={query}
            figures={figures}
            months={props.months}
            overdueCount={invoices.length}
          />
          <Charts {...props} />
          <RevenueTables {...props} keepAs={person} />
          <OverdueInvoices {...props} list={address} keepAs={`${person}:overdue-invoices`} />
        </>
      )}
    </>
  );
}

function Charts({ bridge, months, bands }: FinanceKpiProps) {
  const t = useMessages(financeMessages);
  return (
    <MainAside
      aside={
        <Card title={t('bandsTitle')}>
          <RankChart
            label={t('bandsTitle')}
            isLabelHidden
            unit="money"
            items={bands.map(({ band, totalCents }) => ({
              id: band,
              label: t(`bands.${band}`),
              value: totalCents,
            }))}
          />
        </Card>
      }
    >
      <Card title={t('bridge')}>
        <WaterfallChart
          label={t('bridge')}
          isLabelHidden
          unit="money"
          steps={[
            { id: 'start', label: t('steps.start'), value: bridge.startCents },
            { id: 'new', label: t('steps.new'), value: bridge.newCents },
            { id: 'expansion', label: t('steps.expansion'), value: bridge.expansionCents },
            { id: 'contraction', label: t('steps.contraction'), value: bridge.contractionCents },
            { id: 'churn', label: t('steps.churn'), value: bridge.churnCents },
            { id: 'end', label: t('steps.end'), isTotal: true },
          ]}
        />
      </Card>
      <Card title={t('months')}>
        <BarChart
          label={t('months')}
          isLabelHidden
          unit="money"
          layout="grouped"
          series={[
            { id: 'invoiced', label: t('invoiced'), color: 'brick' },
            { id: 'collected', label: t('collected'), color: 'ink' },
          ]}
          points={months.map(({ month, invoicedCents, collectedCents }) => ({
            at: month,
            values: { invoiced: invoicedCents, collected: collectedCents },
          }))}
        />
      </Card>
    </MainAside>
  );
}
