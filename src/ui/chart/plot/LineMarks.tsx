import { LinePath } from '@visx/shape';
import type { CSSProperties } from 'react';
import { seriesColor } from '../frame/colors.ts';
import { markerPath, markerShape } from '../frame/markers.ts';
import { forecastPart, realPart } from '../model/line-parts.ts';
import { runsOf, type XyLayer, type XyLayout } from '../model/xy.ts';
import type { PlotFrame } from './frame.ts';

export interface LineMarksProps {
  frame: PlotFrame;
  layout: XyLayout;
  layer: XyLayer;
  /** Upper edges of areas have no points. */
  hasDots?: boolean;
}

/** Under this distance in px points would touch one another. */
const DOT_ROOM = 14;

/** A line through the values of a series: solid while it has happened, dashed after. */
export function LineMarks({ frame, layout, layer, hasDots = true }: LineMarksProps) {
  const { series, index, marker, spans } = layer;
  const style: CSSProperties & Record<'--color', string> = { '--color': seriesColor(series, index) };
  const x = frame.centerOf;
  const y = (at: number): number => frame.y(spans[at]?.to ?? 0);
  const isForecast = (at: number): boolean => series.isForecast === true || layout.isForecast[at] === true;
  const runs = runsOf(spans);
  const shape = markerShape(marker);
  const hasRoom = frame.band >= DOT_ROOM;
  return (
    <g style={style}>
      {runs.map((run) => (
        <g key={run[0]}>
          <LinePath data={realPart(run, isForecast)} x={x} y={y} className="chart-line" />
          <LinePath
            data={forecastPart(run, isForecast)}
            x={x}
            y={y}
            className="chart-line"
            data-forecast=""
          />
        </g>
      ))}
      {runs.flatMap((run) =>
        run.map((at) => {
          const isToday = hasDots && at === layout.lastReal;
          const isAlone = run.length === 1;
          if (!isAlone && !isToday && !(hasRoom && hasDots)) return null;
          return (
            <path
              key={at}
              d={markerPath(shape, x(at), y(at), isToday ? 3.5 : 2.5)}
              className="chart-dot"
              data-today={isToday ? '' : undefined}
            />
          );
        }),
      )}
    </g>
  );
}
