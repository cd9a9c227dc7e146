import { type CSSProperties, useId, useMemo } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { seriesColor } from '../frame/colors.ts';
import { Swatch } from '../frame/Swatch.tsx';
import { Textures } from '../frame/Textures.tsx';
import { axisText } from '../model/axis-text.ts';
import { layOutXy, type XyLayer, type XySeries } from '../model/xy.ts';
import type { ChartMark, ChartPoint, ChartUnit } from '../types.ts';
import { ActiveBand } from './ActiveBand.tsx';
import { AreaMarks } from './AreaMarks.tsx';
import { BarMarks } from './BarMarks.tsx';
import type { Anchor, Readout } from './ChartTooltip.tsx';
import { layOutFrame, type PlotFrame } from './frame.ts';
import { LineMarks } from './LineMarks.tsx';
import { PlaceAxis, type PlaceLabel } from './PlaceAxis.tsx';
import { MarkRings } from './MarkRings.tsx';
import { PlotSurface } from './PlotSurface.tsx';
import { SumLabels } from './SumLabels.tsx';
import { ValueAxis } from './ValueAxis.tsx';
import { markerPath, markerShape } from '../frame/markers.ts';
import { useChartMessages } from '../useChartMessages.ts';

export interface XyPlotProps {
  label: string;
  width: number;
  height: number;
  unit: ChartUnit;
  points: readonly ChartPoint[];
  series: readonly XySeries[];
  hidden: ReadonlySet<string>;
  isStacked: boolean;
  areSumsShown: boolean;
  today: string | undefined;
  marks?: readonly ChartMark[] | undefined;
  /** How a place is written under the axis. */
  placeLabel: (point: ChartPoint) => PlaceLabel;
  /** What is told of a point: its name and its values, by series. */
  readout: (point: ChartPoint) => { readonly title: string; readonly values: readonly string[] };
}

/** Bars, lines and areas over an axis of months, days or names. */
export default function XyPlot({
  label,
  width,
  height,
  unit,
  points,
  series,
  hidden,
  isStacked,
  areSumsShown,
  today,
  marks = [],
  placeLabel,
  readout,
}: XyPlotProps) {
  const id = useId();
  const format = useFormat();
  const layout = useMemo(
    () => layOutXy(points, series, { isStacked, hidden, today }),
    [points, series, isStacked, hidden, today],
  );
  const isWhole =
    unit !== 'count' || points.every(({ values }) => Object.values(values).every(isWholeOrNone));
  const frame = useMemo(
    () =>
      layOutFrame({
        width,
        height,
        above: layout.lastReal === null ? (areSumsShown ? 20 : 8) : 22,
        under: 34,
        count: points.length,
        lowest: layout.lowest,
        highest: layout.highest,
        smallestStep: isWhole ? 1 : 0,
        write: (tick, largest) => axisText(tick, largest, unit, format),
      }),
    [width, height, layout, points, isWhole, unit, format, areSumsShown],
  );
  const largest = Math.max(...frame.ticks.map(Math.abs));
  const layersOf = (mark: XySeries['mark']) => layout.layers.filter((layer) => layer.series.mark === mark);
  const areas = layersOf('area');

  const readoutAt = (index: number): Readout => {
    const point = points[index];
    if (!point) return { title: '', rows: [] };
    const { title, values } = readout(point);
    const rows = layout.layers.map((layer) => ({
      id: layer.series.id,
      label: layer.series.label,
      value: values[layer.index] ?? '–',
      swatch: (
        <Swatch
          mark={layer.series.mark}
          color={tooltipColor(seriesColor(layer.series, layer.index))}
          index={layer.index}
          marker={layer.marker}
        />
      ),
    }));
    return { title, isForecast: layout.isForecast[index] === true, rows };
  };
  const anchorOf = (index: number): Anchor => ({
    x: frame.centerOf(index),
    y: frame.top,
    half: Math.min(frame.band / 2, 24),
  });

  // Made once: what moves with the pointer is drawn around it.
  const drawing = (
    <>
      <ValueAxis
        scale={frame.y}
        ticks={frame.ticks}
        left={frame.left}
        right={frame.right}
        write={(value) => axisText(value, largest, unit, format)}
      />
      <PlaceAxis frame={frame} labels={points.map(placeLabel)} />
      {areas.map((layer) => (
        <AreaMarks
          key={layer.series.id}
          id={id}
          frame={frame}
          layout={layout}
          layer={layer}
          isPiled={areas.length > 1}
        />
      ))}
      <BarMarks id={id} frame={frame} layout={layout} layers={layersOf('bar')} isStacked={isStacked} />
      {layout.lastReal !== null && (
        <TodayLine
          x={frame.centerOf(layout.lastReal) + frame.band / 2}
          top={frame.top}
          bottom={frame.bottom}
        />
      )}
      {areas.map((layer) => (
        <LineMarks
          key={layer.series.id}
          frame={frame}
          layout={layout}
          layer={layer}
          hasDots={areas.length === 1}
        />
      ))}
      {layersOf('line').map((layer) => (
        <LineMarks key={layer.series.id} frame={frame} layout={layout} layer={layer} />
      ))}
      <MarkRings frame={frame} layers={layout.layers} points={points} marks={marks} isStacked={isStacked} />
      {areSumsShown && <SumLabels frame={frame} layers={layersOf('bar')} isStacked={isStacked} unit={unit} />}
    </>
  );
  const textures = layout.layers.map((layer) => ({
    index: layer.index,
    color: seriesColor(layer.series, layer.index),
  }));

  return (
    <PlotSurface
      label={label}
      width={width}
      height={height}
      count={points.length}
      pointAt={(x) => frame.placeAt(x)}
      anchorOf={anchorOf}
      readout={readoutAt}
    >
      {(active) => (
        <>
          <Textures id={id} layers={textures} />
          {active !== null && <ActiveBand frame={frame} active={active} />}
          {drawing}
          {active !== null && <ActiveDots frame={frame} layers={layout.layers} active={active} />}
        </>
      )}
    </PlotSurface>
  );
}

const isWholeOrNone = (value: number | null | undefined): boolean =>
  value === null || value === undefined || Number.isInteger(value);

/** Bubbles are dark in both themes: what is drawn in ink is white there. */
const tooltipColor = (color: string): string => (color === 'var(--ink)' ? '#fff' : color);

interface ActiveDotsProps {
  frame: PlotFrame;
  layers: readonly XyLayer[];
  active: number;
}

/** The points of all lines at the place that is looked at. */
function ActiveDots({ frame, layers, active }: ActiveDotsProps) {
  return layers.map(({ series, index, marker, spans }) => {
    const span = spans[active];
    if (!span || series.mark === 'bar') return null;
    const style: CSSProperties & Record<'--color', string> = { '--color': seriesColor(series, index) };
    const path = markerPath(markerShape(marker), frame.centerOf(active), frame.y(span.to), 3.5);
    return <path key={series.id} d={path} className="chart-dot" data-active="" style={style} />;
  });
}

interface TodayLineProps {
  /** In px. */
  x: number;
  top: number;
  bottom: number;
}

/** What has happened at the left, what is expected at the right. */
function TodayLine({ x, top, bottom }: TodayLineProps) {
  const t = useChartMessages();
  return (
    <g>
      <line x1={x} x2={x} y1={top - 14} y2={bottom} className="chart-today" />
      <text x={x - 6} y={top - 6} textAnchor="end" className="chart-text">
        {t('real')}
      </text>
      <text x={x + 6} y={top - 6} className="chart-text" data-brick="">
        {t('forecast')}
      </text>
    </g>
  );
}
