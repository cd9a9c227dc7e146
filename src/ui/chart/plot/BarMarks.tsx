import { Bar } from '@visx/shape';
import { seriesColor } from '../frame/colors.ts';
import { markFill } from '../frame/Textures.tsx';
import type { XyLayer, XyLayout } from '../model/xy.ts';
import type { PlotFrame } from './frame.ts';

export interface BarMarksProps {
  /** Prefix of the textures. */
  id: string;
  frame: PlotFrame;
  layout: XyLayout;
  layers: readonly XyLayer[];
  isStacked: boolean;
}

/** Widest bar in px, alone or for a group. */
const WIDEST = { one: 36, group: 72 };

/** Bars from their base to their value; those of a group stand side by side. */
export function BarMarks({ id, frame, layout, layers, isStacked }: BarMarksProps) {
  const isPile = isStacked && layers.length > 1;
  const isGrouped = !isStacked && layers.length > 1;
  // Very many bars make one outline: gaps of less than a pixel would only flicker.
  const share = frame.band < 4 ? 1 : isGrouped ? 0.76 : 0.6;
  const taken = Math.min(frame.band * share, isGrouped ? WIDEST.group : WIDEST.one);
  const each = isGrouped ? taken / layers.length : taken;
  const gap = isGrouped && each > 5 ? 2 : 0;
  const width = Math.max(0.5, each - gap);
  return layers.map((layer, place) =>
    layer.spans.map((span, index) => {
      if (span === null || span.from === span.to) return null;
      const isForecast = layer.series.isForecast === true || layout.isForecast[index] === true;
      const [top, bottom] = [frame.y(Math.max(span.from, span.to)), frame.y(Math.min(span.from, span.to))];
      const start = frame.centerOf(index) - taken / 2 + (isGrouped ? place * each + gap / 2 : 0);
      return (
        <Bar
          key={`${layer.series.id} ${index}`}
          x={start}
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
