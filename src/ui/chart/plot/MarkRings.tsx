import type { XyLayer } from '../model/xy.ts';
import type { ChartMark, ChartPoint } from '../types.ts';
import type { PlotFrame } from './frame.ts';

interface MarkRingsProps {
  readonly frame: PlotFrame;
  readonly layers: readonly XyLayer[];
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
}

/** Rings around values that stand out; none around what is hidden. */
export function MarkRings({ frame, layers, points, marks }: MarkRingsProps) {
  return marks.map(({ series, at }) => {
    const layer = layers.find((it) => it.series.id === series);
    const index = points.findIndex((point) => point.at === at);
    const span = layer?.spans[index];
    if (!span) return null;
    return (
      <circle
        key={`${series} ${at}`}
        cx={frame.centerOf(index)}
        cy={frame.y(span.to)}
        r={7}
        className="chart-mark-ring"
      />
    );
  });
}
