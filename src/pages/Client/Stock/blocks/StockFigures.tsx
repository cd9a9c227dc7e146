import type { StockPageProps } from '#contracts/client/stock.ts';
import { stock as index } from '#generated/routes/client.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { DonutChart } from '#ui/chart/DonutChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';

import { Columns } from '#ui/layout/Columns.tsx';
import { AfterFirstPaint } from '#ui/layout/AfterFirstPaint.tsx';

/** What the stock comes to, by state. */
export function StockFigures({ figures }: Pick<StockPageProps, 'figures'>) {
  const t = useMessages(stockMessages);
  const { money, percent } = useFormat();
  const { total, byState, oldCount } = figures;
  const stat = (label: string, status: keyof typeof byState) => (
    <FigureCard
      label={label}
      figure={<Figure count={byState[status].lotsCount} />}
      context={money(byState[status].valueCents)}
      href={index({ query: { status: [status] } })}
    />
  );
  const oldBps = total.lotsCount === 0 ? 0 : Math.round((oldCount * 10_000) / total.lotsCount);
  return (
    <FigureGroup isStrip>
      <FigureCard
        label={t('figures.total')}
        figure={<Figure count={total.lotsCount} />}
        context={t('figures.totalHelp', { amount: money(total.valueCents) })}
      />
      {stat(t('figures.available'), 'available')}
      {stat(t('figures.optioned'), 'optioned')}
      {stat(t('figures.reserved'), 'reserved')}
      {stat(t('figures.underContract'), 'under_contract')}
      <FigureCard
        label={t('figures.old')}
        figure={<Figure count={oldCount} />}
        context={t('figures.oldHelp', { share: percent(oldBps) })}
        tone={oldCount > 0 ? 'neg' : 'default'}
      />
    </FigureGroup>
  );
}

/** The stock by type and by age. */
export function StockCharts({ figures }: Pick<StockPageProps, 'figures'>) {
  const t = useMessages(stockMessages);
  return (
    <AfterFirstPaint>
      <Columns>
        <Card title={t('charts.byType')}>
          <DonutChart
            label={t('charts.byType')}
            isLabelHidden
            unit="count"
            slices={figures.byType.map(({ type, lotsCount }) => ({
              id: type,
              label: t(`choices.type.${type}`),
              value: lotsCount,
            }))}
          />
        </Card>
        <Card title={t('charts.byAge')}>
          <BarChart
            label={t('charts.byAge')}
            isLabelHidden
            unit="count"
            series={[{ id: 'lots', label: t('charts.lots') }]}
            points={figures.byAge.map(({ bucket, lotsCount }) => ({
              at: t(`charts.buckets.${bucket}`),
              values: { lots: lotsCount },
            }))}
          />
        </Card>
      </Columns>
    </AfterFirstPaint>
  );
}
