import { useFormat } from '#runtime/locale/format.ts';
import { SvgFigure } from '../../data/SvgFigure.tsx';
import { axisText, valueWriter } from '../model/axis-text.ts';
import { labelWidth } from '../model/fit-label.ts';
import type { XyLayer } from '../model/xy.ts';
import type { ChartUnit } from '../types.ts';
import type { PlotFrame } from './frame.ts';

export interface SumLabelsProps {
  frame: PlotFrame;
  layers: readonly XyLayer[];
  isStacked: boolean;
  unit: ChartUnit;
}

/** What a pile of bars comes to, above it; left out where two would touch. */
export function SumLabels({ frame, layers, isStacked, unit }: SumLabelsProps) {
  const format = useFormat();
  const largest = Math.max(...frame.ticks.map(Math.abs));
  const [first] = layers;
  if (!first || (!isStacked && layers.length > 1)) return null;
  const sums = first.spans.map((_, index) => {
    const spans = layers.map(({ spans: each }) => each[index] ?? null);
    const present = spans.filter((span) => span !== null);
    if (present.length === 0) return null;
    return {
      sum: present.reduce((sum, { from, to }) => sum + to - from, 0),
      top: Math.max(0, ...present.map(({ to }) => to)),
    };
  });
  const fits = (write: (value: number) => string): boolean =>
    sums.every((each) => each === null || labelWidth(write(each.sum)) + 6 <= frame.band);
  const write = [
    valueWriter(
      sums.map((each) => each?.sum),
      unit,
      format,
    ),
    (value: number) => axisText(value, largest, unit, format),
  ].find(fits);
  if (!write) return null;
  return sums.map(
    (each, index) =>
      each && (
        <text
          key={index}
          x={frame.centerOf(index)}
          y={frame.y(each.top) - 5}
          textAnchor="middle"
          className="chart-text"
          data-strong=""
        >
          <SvgFigure text={write(each.sum)} />
        </text>
      ),
  );
}
