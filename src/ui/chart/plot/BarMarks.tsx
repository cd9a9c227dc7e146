import { Bar } from '@visx/shape';
import { seriesColor } from '../frame/colors.ts';
import { markFill } from '../frame/Textures.tsx';
import type { XyLayer, XyLayout } from '../model/xy.ts';
import { barPlaces } from './bar-places.ts';
import type { PlotFrame } from './frame.ts';

export interface BarMarksProps {
  /** Prefix of the textures. */
  id: string;
  frame: PlotFrame;
  layout: XyLayout;
  layers: readonly XyLayer[];
  isStacked: boolean;
}

/** Bars from their base to their value; those of a group stand side by side. */
export function BarMarks({ id, frame, layout, layers, isStacked }: BarMarksProps) {
  const isPile = isStacked && layers.length > 1;
  const { width, startOf } = barPlaces(frame, layers.length, isStacked);
  return layers.map((layer, place) =>
    layer.spans.map((span, index) => {
      if (span === null || span.from === span.to) return null;
      const isForecast = layer.series.isForecast === true || layout.isForecast[index] === true;
      const [top, bottom] = [frame.y(Math.max(span.from, span.to)), frame.y(Math.min(span.from, span.to))];
      return (
        <Bar
          key={`${layer.series.id} ${index}`}
          x={startOf(place, index)}
          y={top}
          width={width}
          // A value that is not zero is seen.
          height={Math.max(1, bottom - top - (isPile && bottom - top > 4 ? 1 : 0))}
          rx={width > 6 ? 1.5 : 0}
          className="chart-mark"
          data-forecast={isForecast ? '' : undefined}
          style={markFill(id, layer.index, seriesColor(layer.series, layer.index), isForecast)}
        />
      );
    }),
  );
}
