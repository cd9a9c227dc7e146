import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { ChartLegend } from './frame/ChartLegend.tsx';
import { ChartNotice } from './frame/ChartNotice.tsx';
import { plotPart } from './frame/plot-part.tsx';
import { seriesColor } from './frame/colors.ts';
import { useHiddenSeries } from './frame/useHiddenSeries.ts';
import type { ChartPoint, ChartProps, ChartSeries } from './types.ts';

const RadarPlot = plotPart(
  async () => (await import('./plot/RadarPlot.tsx')).default,
  () => 'ring',
);

export interface RadarChartProps extends ChartProps {
  /** What stands at the rim. */
  max: number;
  /** One or a few things that are compared. */
  series: readonly ChartSeries[];
  /** The spokes, clockwise from the top: what `at` names. */
  points: readonly ChartPoint[];
}

/** Notes on several subjects around a middle, one outline for each thing that is noted. */
export function RadarChart({ max, series, points, height = 250, ...frame }: RadarChartProps) {
  const t = useChartMessages();
  const { number } = useFormat();
  const { hidden, toggle } = useHiddenSeries();
  const write = (value: number | null | undefined): string => number(value ?? null, 0);
  const drawn = series.map((each, index) => ({
    ...each,
    index,
    css: seriesColor(each, index),
    values: points.map(({ values }) => values[each.id] ?? null),
  }));
  const visible = drawn.filter(({ id }) => !hidden.has(id));
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="ring"
      isEmpty={drawn.every(({ values }) => values.every((value) => value === null))}
      data={{
        head: [t('name'), ...series.map(({ label }) => label)],
        wordColumns: 1,
        rows: points.map(({ at, label, values }) => ({
          id: at,
          cells: [label ?? at, ...series.map(({ id }) => write(values[id]))],
        })),
      }}
      legend={
        series.length > 1 && (
          <ChartLegend
            entries={drawn.map(({ id, label, css, index }) => ({
              id,
              label,
              mark: 'line',
              color: css,
              index,
              marker: index,
            }))}
            hidden={hidden}
            onToggle={toggle}
          />
        )
      }
    >
      {(width) =>
        visible.length === 0 ? (
          <ChartNotice text={t('allHidden')} />
        ) : (
          <RadarPlot
            label={frame.label}
            width={width}
            height={height}
            max={max}
            names={points.map(({ at, label }) => label ?? at)}
            outlines={visible}
          />
        )
      }
    </ChartFrame>
  );
}
