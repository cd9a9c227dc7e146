import { useMemo } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { plotPart } from './frame/plot-part.tsx';
import type { PlotShape } from './frame/ChartSkeleton.tsx';
import { ChartNotice } from './frame/ChartNotice.tsx';
import { ChartLegend } from './frame/ChartLegend.tsx';
import type { ChartTableData } from './frame/ChartTable.tsx';
import { seriesColor } from './frame/colors.ts';
import { useHiddenSeries } from './frame/useHiddenSeries.ts';
import { valueWriter } from './model/axis-text.ts';
import { isAfterToday, lastRealIndex } from './model/forecast.ts';
import { placeKind, placeName, placeTick } from './model/places.ts';
import { runningTotals } from './model/running-totals.ts';
import { hasNoValue, markerPlace, type XySeries } from './model/xy.ts';
import type { ChartMark, ChartPoint, ChartProps, ChartUnit } from './types.ts';

/** Bars stand, whatever goes with them; all else runs on. */
const shapeOf = ({ series }: { readonly series: readonly XySeries[] }): PlotShape =>
  series.some(({ mark }) => mark === 'bar') ? 'columns' : 'curve';

const XyPlot = plotPart(async () => (await import('./plot/XyPlot.tsx')).default, shapeOf);

/** The identifier of the running total among the values of a point. */
const TOTAL = 'running total';

/** What bars, lines and areas have in common. */
export interface XyChartProps extends ChartProps {
  /** Of all values: whole cents, basis points or numbers. */
  unit: ChartUnit;
  /** In their order on the axis, at equal distances. */
  points: readonly ChartPoint[];
  /** `YYYY-MM-DD`: later months and days are expected, and a line parts them. */
  today?: string | undefined;
  /** A line with the running total of all series, hidden or not, beginning at `opening`. */
  cumulative?: { readonly label: string; readonly opening?: number } | undefined;
  /** Values that stand out: a ring around each. What they are is said elsewhere too. */
  marks?: readonly ChartMark[] | undefined;
}

interface XyChartOptions extends XyChartProps {
  series: readonly XySeries[];
  isStacked: boolean;
  areSumsShown?: boolean;
}

/** A chart with two axes; its drawing is a chunk of its own. */
export function XyChart({
  unit,
  points,
  today,
  cumulative,
  marks,
  series,
  isStacked,
  areSumsShown = false,
  height = 230,
  ...frame
}: XyChartOptions) {
  const t = useChartMessages();
  const format = useFormat();
  const { hidden, toggle } = useHiddenSeries();
  const isEmpty = points.length === 0 || hasNoValue(points, series);
  const drawn = useMemo(
    () => withTotal(points, series, cumulative?.label, cumulative?.opening),
    [points, series, cumulative?.label, cumulative?.opening],
  );
  const kind = placeKind(points);
  const isForecast = points.map(({ at }) => isAfterToday(at, today));
  const hasBoth = lastRealIndex(isForecast) !== null;
  const write = valueWriter(
    drawn.points.flatMap(({ values }) => drawn.series.map(({ id }) => values[id])),
    unit,
    format,
  );
  const valuesOf = (point: ChartPoint): string[] => drawn.series.map(({ id }) => write(point.values[id]));

  const data: ChartTableData = {
    head: [t(kind), ...(hasBoth ? [t('nature')] : []), ...drawn.series.map((each) => each.label)],
    wordColumns: hasBoth ? 2 : 1,
    rows: drawn.points.map((point, index) => ({
      id: point.at,
      cells: [
        placeName(point, format),
        ...(hasBoth ? [t(isForecast[index] ? 'forecast' : 'real')] : []),
        ...valuesOf(point),
      ],
    })),
  };
  return (
    <ChartFrame
      {...frame}
      shape={shapeOf({ series })}
      height={height}
      isEmpty={isEmpty}
      data={data}
      legend={
        <ChartLegend
          entries={drawn.series.map((each, index) => ({
            id: each.id,
            label: each.label,
            mark: each.mark,
            color: seriesColor(each, index),
            index,
            marker: markerPlace(drawn.series, index),
            isForecast: each.isForecast ?? false,
          }))}
          hidden={hidden}
          onToggle={toggle}
          hasForecast={hasBoth}
        />
      }
    >
      {(width) =>
        drawn.series.every(({ id }) => hidden.has(id)) ? (
          <ChartNotice text={t('allHidden')} />
        ) : (
          <XyPlot
            label={frame.label}
            width={width}
            height={height}
            unit={unit}
            points={drawn.points}
            series={drawn.series}
            hidden={hidden}
            isStacked={isStacked}
            areSumsShown={areSumsShown}
            today={today}
            marks={marks}
            placeLabel={(point) => placeTick(point, today, format)}
            readout={(point) => ({ title: placeName(point, format), values: valuesOf(point) })}
          />
        )
      }
    </ChartFrame>
  );
}

function withTotal(
  points: readonly ChartPoint[],
  series: readonly XySeries[],
  label: string | undefined,
  opening: number | undefined,
): { readonly points: readonly ChartPoint[]; readonly series: readonly XySeries[] } {
  if (label === undefined) return { points, series };
  const totals = runningTotals(
    points.map(({ values }) => series.map(({ id }) => values[id] ?? null)),
    opening,
  );
  return {
    series: [...series, { id: TOTAL, label, color: 'ink', mark: 'line' }],
    points: points.map((point, index) => ({
      ...point,
      values: { ...point.values, [TOTAL]: totals[index] ?? null },
    })),
  };
}
