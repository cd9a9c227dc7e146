import type { ReactNode } from 'react';
import { ChartSkeleton, type PlotShape } from './ChartSkeleton.tsx';
import { useBoxWidth } from '../../useBoxWidth.ts';

export interface PlotBoxProps {
  /** In px; kept whatever stands inside, so that nothing below moves. */
  height: number;
  shape: PlotShape;
  /** The plot for a width in px. */
  children: (width: number) => ReactNode;
}

/** The place of a plot: its height is fixed, and its width is measured. */
export function PlotBox({ height, shape, children }: PlotBoxProps) {
  const { ref, width } = useBoxWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ height }} className="relative min-w-0">
      {width === 0 ? <ChartSkeleton shape={shape} /> : children(width)}
    </div>
  );
}
