import { Area } from '@visx/shape';
import { seriesColor } from '../frame/colors.ts';
import { markFill } from '../frame/Textures.tsx';
import { forecastPart, realPart } from '../model/line-parts.ts';
import { runsOf, type XyLayer, type XyLayout } from '../model/xy.ts';
import type { PlotFrame } from './frame.ts';

export interface AreaMarksProps {
  id: string;
  frame: PlotFrame;
  layout: XyLayout;
  layer: XyLayer;
  /** A pile of areas is full, one alone lets the grid through. */
  isPiled: boolean;
}

/** The surface between a series and its base: full while it has happened, hatched after. */
export function AreaMarks({ id, frame, layout, layer, isPiled }: AreaMarksProps) {
  const { series, index, spans } = layer;
  const isForecast = (at: number): boolean => series.isForecast === true || layout.isForecast[at] === true;
  const shape = {
    x: frame.centerOf,
    y0: (at: number): number => frame.y(spans[at]?.from ?? 0),
    y1: (at: number): number => frame.y(spans[at]?.to ?? 0),
  };
  const color = seriesColor(series, index);
  return runsOf(spans).map((run) =>
    ([false, true] as const).map((isExpected) => {
      const part = isExpected ? forecastPart(run, isForecast) : realPart(run, isForecast);
      return (
        <Area
          key={`${run[0]} ${isExpected}`}
          data={part}
          {...shape}
          className="chart-mark"
          opacity={isPiled ? (isExpected ? 1 : 0.85) : isExpected ? 0.4 : 0.14}
          style={markFill(id, index, color, isExpected)}
        />
      );
    }),
  );
}
