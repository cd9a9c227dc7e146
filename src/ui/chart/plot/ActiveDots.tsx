import type { CSSProperties } from 'react';
import { seriesColor } from '../frame/colors.ts';
import { markerPath, markerShape } from '../frame/markers.ts';
import type { XyLayer } from '../model/xy.ts';
import type { PlotFrame } from './frame.ts';

export interface ActiveDotsProps {
  frame: PlotFrame;
  layers: readonly XyLayer[];
  active: number;
}

/** The points of all lines at the place that is looked at. */
export function ActiveDots({ frame, layers, active }: ActiveDotsProps) {
  return layers.map(({ series, index, marker, spans }) => {
    const span = spans[active];
    if (!span || series.mark === 'bar') return null;
    const style: CSSProperties & Record<'--color', string> = { '--color': seriesColor(series, index) };
    const path = markerPath(markerShape(marker), frame.centerOf(active), frame.y(span.to), 3.5);
    return <path key={series.id} d={path} className="chart-dot" data-active="" style={style} />;
  });
}
