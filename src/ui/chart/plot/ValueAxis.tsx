import { AxisLeft } from '@visx/axis';
import { SvgFigure } from '../../data/SvgFigure.tsx';
import type { ValueScale } from './frame.ts';

export interface ValueAxisProps {
  scale: ValueScale;
  ticks: readonly number[];
  left: number;
  right: number;
  /** How a value is written. */
  write: (value: number) => string;
}

/** The lines of the grid, the line of zero, and their values at the left. */
export function ValueAxis({ scale, ticks, left, right, write }: ValueAxisProps) {
  return (
    <>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={left}
          x2={right}
          y1={scale(tick)}
          y2={scale(tick)}
          className={tick === 0 ? 'chart-base' : 'chart-grid'}
        />
      ))}
      <AxisLeft
        scale={scale}
        left={left}
        tickValues={[...ticks]}
        tickFormat={(value) => write(Number(value))}
      >
        {(axis) =>
          axis.ticks.map(({ index, to, formattedValue = '' }) => (
            <text key={index} x={to.x} y={to.y} dy=".32em" textAnchor="end" className="chart-text">
              <SvgFigure text={formattedValue} />
            </text>
          ))
        }
      </AxisLeft>
    </>
  );
}
