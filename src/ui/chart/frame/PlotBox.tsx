import { Component, Suspense, type ReactNode } from 'react';
import { ChartSkeleton, type PlotShape } from './ChartSkeleton.tsx';
import { useBoxWidth } from '../../useBoxWidth.ts';

export interface PlotBoxProps {
  /** In px; kept whatever stands inside, so that nothing below moves. */
  height: number;
  shape: PlotShape;
  /** Instead of a plot whose code does not come. */
  failed: ReactNode;
  /** The plot for a width in px. */
  children: (width: number) => ReactNode;
}

/** The place of a plot: its height is fixed, its width is measured, and its code is awaited. */
export function PlotBox({ height, shape, failed, children }: PlotBoxProps) {
  const { ref, width } = useBoxWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ height }} className="relative min-w-0">
      <Catch failed={failed}>
        {width === 0 ? (
          <ChartSkeleton shape={shape} />
        ) : (
          <Suspense fallback={<ChartSkeleton shape={shape} />}>{children(width)}</Suspense>
        )}
      </Catch>
    </div>
  );
}

/** A chunk that does not come costs the drawing alone: the table stands beneath. */
class Catch extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
