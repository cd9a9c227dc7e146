import { AxisBottom } from '@visx/axis';
import { fitLabel, labelStride, labelWidth, nameStride } from '../model/fit-label.ts';
import type { PlotFrame } from './frame.ts';

/** What is written under a place. */
export interface PlaceLabel {
  readonly text: string;
  /** The year of a month or day: written where it changes. */
  readonly year?: string | undefined;
  /** Now: written in bold. */
  readonly isStrong?: boolean;
}

export interface PlaceAxisProps {
  frame: PlotFrame;
  labels: readonly PlaceLabel[];
}

/** Months, days or names under the plot: every label or every second, third…, long names on two lines. */
export function PlaceAxis({ frame, labels }: PlaceAxisProps) {
  const hasYears = labels.some(({ year }) => year !== undefined);
  const texts = labels.map(({ text }) => text);
  const stride = hasYears ? labelStride(texts, frame.band, 6) : nameStride(texts, frame.band);
  const shown = labels.flatMap((_, index) => (index % stride === 0 ? [index] : []));
  const room = frame.band * stride - 4;
  return (
    <AxisBottom scale={frame.x} top={frame.bottom} tickValues={shown}>
      {(axis) =>
        axis.ticks.map(({ value: index, to }) => {
          const label = labels[index];
          if (!label) return null;
          const year = label.year === labels[index - stride]?.year ? undefined : label.year;
          const lines = hasYears ? [label.text] : fitLabel(label.text, room);
          // The first and the last may be wider than their place, never wider than the drawing.
          const half = Math.max(0, ...lines.map(labelWidth)) / 2;
          const x = Math.min(Math.max(to.x, half + 2), frame.right + 6 - half);
          return (
            <text
              key={index}
              x={x}
              y={16}
              textAnchor="middle"
              className="chart-text"
              data-strong={label.isStrong ? '' : undefined}
            >
              {[...lines, ...(year === undefined ? [] : [year])].map((line, row) => (
                <tspan key={row} x={x} dy={row === 0 ? 0 : 13}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })
      }
    </AxisBottom>
  );
}
