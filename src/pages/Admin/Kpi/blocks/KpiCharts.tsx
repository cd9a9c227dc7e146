import type { KpiChart, KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { dimensionsOf } from '#domain/audience/explorer/keys.ts';
import type { KpiPicture } from '#domain/audience/explorer/look.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AreaChart } from '#ui/chart/AreaChart.tsx';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { KpiTable } from './KpiTable.tsx';
import { chartUnits, useKpiWords } from './useKpiWords.ts';

type ChartsProps = Pick<KpiExplorerProps, 'charts' | 'query' | 'step' | 'anomalies' | 'today'>;

/** The chosen figures: one picture for each unit, or for each figure that is told by parts. */
export function KpiCharts({ charts, query, step, anomalies, today }: ChartsProps) {
  const t = useMessages(kpiMessages);
  const { nameOf } = useKpiWords();
  const { dim } = query;
  const undivided = dim === '' ? [] : query.keys.filter((key) => !dimensionsOf(key).includes(dim));
  return (
    <Stack gap={4}>
      {step !== query.by && <Banner tone="info">{t('coarser')}</Banner>}
      {undivided.length > 0 && (
        <Banner tone="info">{t('dimMissing', { names: undivided.map(nameOf).join(', ') })}</Banner>
      )}
      {charts.map((chart) => {
        const title = titleOf(chart, nameOf, (unit) => t(`charts.${unit}`));
        return (
          <Card key={chart.id} title={title} isFlush={query.look === 'table'}>
            {query.look === 'table' ? (
              <KpiTable chart={chart} title={title} step={step} />
            ) : (
              <Picture chart={chart} title={title} look={query.look} anomalies={anomalies} today={today} />
            )}
          </Card>
        );
      })}
    </Stack>
  );
}

function titleOf(
  { of, unit, series }: KpiChart,
  nameOf: ReturnType<typeof useKpiWords>['nameOf'],
  unitName: (unit: KpiChart['unit']) => string,
): string {
  if (of !== null) return nameOf(of);
  const names = series.filter(({ kind }) => kind === 'value').map(({ key }) => nameOf(key));
  return names.length > 2 ? unitName(unit) : names.join(', ');
}

interface PictureProps extends Pick<KpiExplorerProps, 'anomalies' | 'today'> {
  readonly chart: KpiChart;
  readonly title: string;
  readonly look: Exclude<KpiPicture, 'table'>;
}

function Picture({ chart, title, look, anomalies, today }: PictureProps) {
  const t = useMessages(kpiMessages);
  const { seriesName } = useKpiWords();
  const { unit, of, points } = chart;
  const hidden = points.flatMap(({ values }) =>
    Object.values(values).filter(({ isHidden }) => isHidden),
  ).length;
  const shared = {
    label: title,
    isLabelHidden: true,
    unit: chartUnits[unit],
    today,
    marks: of === null ? anomalies.map(({ key, at }) => ({ series: key, at })) : [],
    points: points.map(({ at, values }) => ({
      at,
      values: Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value])),
    })),
  };
  const series = chart.series.map((each) => ({
    id: each.id,
    label: seriesName(each),
    // What is compared or aimed at is dashed: it is not what happened.
    ...((each.kind === 'before' || each.kind === 'goal') && { isForecast: true }),
  }));
  return (
    <Stack gap={2}>
      {look === 'line' && <LineChart {...shared} series={series} />}
      {look === 'bar' && (
        <BarChart {...shared} series={series} layout={of === null ? 'grouped' : 'stacked'} />
      )}
      {look === 'area' && <AreaChart {...shared} series={series} />}
      {hidden > 0 && (
        <Text as="p" size="label" tone="ink3">
          {t('hiddenNote', { count: hidden })}
        </Text>
      )}
    </Stack>
  );
}
