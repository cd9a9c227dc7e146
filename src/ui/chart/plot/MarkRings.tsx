import type { XyLayer } from '../model/xy.ts';
import type { ChartMark, ChartPoint } from '../types.ts';
import { barPlaces } from './bar-places.ts';
import type { PlotFrame } from './frame.ts';

interface MarkRingsProps {
  readonly frame: PlotFrame;
  readonly layers: readonly XyLayer[];
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  readonly isStacked: boolean;
}

/** Rings around values that stand out; none around what is hidden. */
export function MarkRings({ frame, layers, points, marks, isStacked }: MarkRingsProps) {
  const bars = layers.filter((layer) => layer.series.mark === 'bar');
  const { width, startOf } = barPlaces(frame, bars.length, isStacked);
  const centerOf = (layer: XyLayer, index: number): number => {
    const place = bars.indexOf(layer);
    return place === -1 ? frame.centerOf(index) : startOf(place, index) + width / 2;
  };
  return marks.map(({ series, at }) => {
    const layer = layers.find((it) => it.series.id === series);
    const index = points.findIndex((point) => point.at === at);
    const span = layer?.spans[index];
    if (!layer || !span) return null;
    return (
      <circle
        key={`${series} ${at}`}
        cx={centerOf(layer, index)}
        cy={frame.y(span.to)}
        r={7}
        className="chart-mark-ring"
      />
    );
  });
}
