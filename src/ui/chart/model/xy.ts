import type { ChartPoint, ChartSeries } from '../types.ts';
import { isAfterToday, lastRealIndex } from './forecast.ts';
import { stackSpans, type Span } from './stack.ts';

/** How a series is drawn. */
export type XyMark = 'bar' | 'line' | 'area';

/** A series of a chart with two axes. */
export interface XySeries extends ChartSeries {
  readonly mark: XyMark;
}

/** One series laid out: a span or nothing per point. */
export interface XyLayer {
  readonly series: XySeries;
  /** Its place among all series, hidden ones too: its colour and texture stay when others go. */
  readonly index: number;
  /** Its place among the lines: the shape of its points. */
  readonly marker: number;
  readonly spans: readonly (Span | null)[];
}

/** A chart with two axes, laid out in the unit of its values. */
export interface XyLayout {
  readonly layers: readonly XyLayer[];
  readonly isForecast: readonly boolean[];
  /** After which point today's line stands. */
  readonly lastReal: number | null;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Lays out what is visible. Bars and areas of one chart are piled up when stacked; lines and grouped bars stand on
 * zero.
 */
export function layOutXy(
  points: readonly ChartPoint[],
  series: readonly XySeries[],
  options: {
    readonly isStacked: boolean;
    readonly hidden: ReadonlySet<string>;
    readonly today?: string | undefined;
  },
): XyLayout {
  const visible = series
    .map((each, index) => ({ series: each, index, marker: markerPlace(series, index) }))
    .filter((layer) => !options.hidden.has(layer.series.id));
  const isPiled = (mark: XyMark): boolean => options.isStacked && mark !== 'line';
  const piles = points.map(({ values }) =>
    stackSpans(
      visible.map((layer) => (isPiled(layer.series.mark) ? (values[layer.series.id] ?? null) : null)),
    ),
  );
  const layers = visible.map((layer, place) => ({
    ...layer,
    spans: points.map(({ values }, at): Span | null => {
      if (isPiled(layer.series.mark)) return piles[at]?.[place] ?? null;
      const value = values[layer.series.id] ?? null;
      return value === null ? null : { from: 0, to: value };
    }),
  }));
  const isForecast = points.map(({ at }) => isAfterToday(at, options.today));
  let lowest = 0;
  let highest = 0;
  for (const { spans } of layers) {
    for (const span of spans) {
      lowest = Math.min(lowest, span?.to ?? 0);
      highest = Math.max(highest, span?.to ?? 0);
    }
  }
  return { layers, isForecast, lastReal: lastRealIndex(isForecast), lowest, highest };
}

/** The place of a series among those drawn as lines. */
export function markerPlace(series: readonly XySeries[], index: number): number {
  return series.slice(0, index).filter(({ mark }) => mark !== 'bar').length;
}

/** Whether no series has any value. */
export function hasNoValue(points: readonly ChartPoint[], series: readonly ChartSeries[]): boolean {
  return points.every(({ values }) => series.every(({ id }) => (values[id] ?? null) === null));
}

/** Runs of neighbouring points that have a value: a line is broken where there is none. */
export function runsOf(spans: readonly (Span | null)[]): number[][] {
  const runs: number[][] = [];
  spans.forEach((span, index) => {
    if (span === null) return;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  });
  return runs;
}
