import type { KpiChart, KpiExplorerProps, KpiSeries } from '#contracts/admin/kpi/dashboard.ts';
import { baseKpis, dimensionsOf, isBaseKpi, type KpiKey } from '#domain/audience/explorer/keys.ts';
import type { KpiPicture } from '#domain/audience/explorer/look.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { XyChart } from '#ui/chart/XyChart.tsx';
import type { ChartColor } from '#ui/chart/types.ts';
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

const colors = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly ChartColor[];

/** A figure and what it is compared with share their colour; a goal has one of its own. */
const colorOf = ({ kind }: KpiSeries, place: number): ChartColor | undefined =>
  colors[kind === 'goal' ? place + 4 : place];

/** Parts can be piled up to all of it. */
const isSum = (key: KpiKey): boolean => isBaseKpi(key) && baseKpis[key].isAdditive;

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
  const places = chart.series.map(({ key }) => key).filter((key, index, all) => all.indexOf(key) === index);
  const series = chart.series.map((each, index) => ({
    id: each.id,
    label: seriesName(each),
    color: of === null ? colorOf(each, places.indexOf(each.key)) : colors[index % colors.length],
    mark: each.kind === 'goal' || (each.kind === 'before' && look === 'area') ? ('line' as const) : look,
    // What is compared or aimed at is dashed: it is not what happened.
    ...((each.kind === 'before' || each.kind === 'goal') && { isForecast: true }),
  }));
  return (
    <Stack gap={2}>
      <XyChart {...shared} series={series} isStacked={of !== null && isSum(of) && look !== 'line'} />
      {hidden > 0 && (
        <Text as="p" size="label" tone="ink3">
          {t('hiddenNote', { count: hidden })}
        </Text>
      )}
    </Stack>
  );
}
