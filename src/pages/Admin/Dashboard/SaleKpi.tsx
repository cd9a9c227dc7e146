import { Download, Target } from 'lucide-react';
import { useState } from 'react';
import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { saleKpi } from '#generated/routes/admin/dashboard.ts';
import { download } from '#generated/routes/admin/dashboard/sale-kpi.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import { useListAddress } from '#runtime/lists/use-list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { KpiProblem } from '../../blocks/kpi/KpiProblem.tsx';
import { SaleFigures } from './blocks/sale/SaleFigures.tsx';
import { SaleFilters } from './blocks/sale/SaleFilters.tsx';
import {
  CouponTable,
  ForecastTable,
  FunnelTable,
  SellerTable,
  SourceTable,
  UtmTable,
} from './blocks/sale/SaleTables.tsx';

// Fetched when a target is first set.
const TargetDialog = lazyDialog(async () => (await import('./blocks/sale/TargetDialog.tsx')).TargetDialog);

const defaults = {
  period: 'year',
  from: '',
  to: '',
  compare: 'previous',
  seller: '',
  brand: '',
  utm: '',
} as const;

/** How sales go: from prospect to client, by seller, by campaign, and what is to come. */
export default function AdminSaleKpi(props: WithShared<SaleKpiProps>) {
  const { query, span, hasFigures, app, can } = props;
  const t = useMessages(kpiMessages);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<SaleKpiProps>(
    channels.admin(),
    ['sale.changed', 'prospect.changed', 'coupon.redeemed'],
    [
      'figures',
      'team',
      'funnel',
      'months',
      'sellers',
      'sources',
      'utms',
      'coupons',
      'forecast',
      'targets',
      'hasFigures',
    ],
  );
  const address = useListAddress<SaleKpiProps['query']>({ path: saleKpi(), query, defaults });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={`${t('subtitle', { from: format.date(span.from), to: format.date(span.to) })} · ${t('taxNote')}`}
        actions={
          <PageActions
            actions={[
              {
                id: 'sale-kpi.download',
                label: t('download'),
                place: 'page',
                icon: Download,
                choices: (['csv', 'xlsx'] as const).map((kind) => ({
                  id: kind,
                  label: t(`formats.${kind}`),
                  href: download({ query: { ...query, format: kind } }),
                })),
              },
              can.update && {
                id: 'sale-kpi.target',
                label: t('target.action'),
                place: 'page',
                icon: Target,
                run: () => setAsked(true),
              },
            ]}
          />
        }
      />
      <SaleFilters {...props} change={(changes) => address.change(changes)} />
      <KpiProblem problem={span.problem} />
      {hasFigures ? (
        <Figures {...props} />
      ) : (
        <EmptyState picture={<EmptyParcels />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {isAsked && <TargetDialog {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function Figures(props: SaleKpiProps) {
  const { figures, team, query, forecast, months } = props;
  const t = useMessages(kpiMessages);
  return (
    <>
      {figures.sales.value === 0 && <Text tone="ink3">{t('noSale')}</Text>}
      <SaleFigures
        figures={figures}
        query={query}
        forecastCents={forecast.totalCents}
        {...(team !== null && { title: t('team.own') })}
      />
      {team !== null && <SaleFigures figures={team} query={query} title={t('team.title')} />}
      <Columns>
        <FunnelTable {...props} />
        <ForecastTable {...props} />
      </Columns>
      <Card title={t('months')}>
        <BarChart
          label={t('months')}
          isLabelHidden
          unit="money"
          layout="grouped"
          series={[
            { id: 'signed', label: t('signed'), color: 'brick' },
            { id: 'target', label: t('target.label'), color: 'ink' },
          ]}
          points={months.map(({ month, firstYearCents, targetCents }) => ({
            at: month,
            values: { signed: firstYearCents, target: targetCents },
          }))}
        />
      </Card>
      <SellerTable {...props} />
      <Columns>
        <SourceTable {...props} />
        <CouponTable {...props} />
      </Columns>
      <UtmTable {...props} />
    </>
  );
}
