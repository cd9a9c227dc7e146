import { Pie } from '@visx/shape';
import { useId } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { SvgFigure } from '../../data/SvgFigure.tsx';
import { markFill, Textures } from '../frame/Textures.tsx';
import { axisText, roundedToScale, valueText } from '../model/axis-text.ts';
import type { ChartUnit } from '../types.ts';
import { PlotSurface } from './PlotSurface.tsx';
import { sliceAt } from './slice-at.ts';

/** A slice with its place in the order and its share of what is shown. */
export interface DonutPart {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly share: string;
  readonly css: string;
  readonly index: number;
}

export interface DonutPlotProps {
  label: string;
  /** Width and height in px. */
  size: number;
  unit: ChartUnit;
  totalLabel: string;
  parts: readonly DonutPart[];
}

/** A ring whose slices go clockwise from the top, and their sum in its middle. */
export default function DonutPlot({ label, size, unit, totalLabel, parts }: DonutPlotProps) {
  const id = useId();
  const format = useFormat();
  const outer = size / 2 - 4;
  const inner = outer * 0.66;
  const drawn = parts.filter(({ value }) => value > 0);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  const edges = drawn.map(
    (_, index) => drawn.slice(0, index + 1).reduce((sum, { value }) => sum + value, 0) / whole,
  );
  return (
    <PlotSurface
      label={label}
      width={size}
      height={size}
      count={drawn.length}
      pointAt={(x, y) => sliceAt(x - size / 2, y - size / 2, { inner, outer }, edges)}
      anchorOf={(index) => {
        const angle = 2 * Math.PI * (((edges[index - 1] ?? 0) + (edges[index] ?? 1)) / 2);
        return {
          x: size / 2 + Math.sin(angle) * outer * 0.8,
          y: size / 2 - Math.cos(angle) * outer * 0.8 - 20,
          half: 0,
        };
      }}
      readout={(index) => {
        const part = drawn[index];
        if (!part) return { title: '', rows: [] };
        return {
          title: part.label,
          rows: [{ id: part.id, label: part.share, value: valueText(part.value, unit, format) }],
        };
      }}
    >
      {(active) => (
        <>
          <Textures id={id} layers={parts.map(({ index, css }) => ({ index, color: css }))} />
          <circle
            cx={size / 2}
            cy={size / 2}
            r={(outer + inner) / 2}
            className="chart-ring"
            strokeWidth={outer - inner}
          />
          <Pie
            data={[...drawn]}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            outerRadius={outer}
            innerRadius={inner}
          >
            {({ arcs, path }) => (
              <g transform={`translate(${size / 2},${size / 2})`}>
                {arcs.map((arc) => (
                  <path
                    key={arc.data.id}
                    d={path(arc) ?? ''}
                    className={drawn.length > 1 ? 'chart-mark chart-gap' : 'chart-mark'}
                    style={markFill(id, arc.data.index, arc.data.css, false)}
                    transform={active === arc.index ? 'scale(1.04)' : undefined}
                  />
                ))}
              </g>
            )}
          </Pie>
          <text x={size / 2} y={size / 2 - 6} textAnchor="middle" className="chart-text">
            {totalLabel}
          </text>
          <text
            x={size / 2}
            y={size / 2 + 12}
            textAnchor="middle"
            className="chart-text chart-total"
            data-strong=""
          >
            <SvgFigure text={axisText(roundedToScale(total, Math.abs(total), unit), total, unit, format)} />
          </text>
        </>
      )}
    </PlotSurface>
  );
}
