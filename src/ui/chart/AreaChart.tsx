import type { ChartSeries } from './types.ts';
import { XyChart, type XyChartProps } from './XyChart.tsx';

export interface AreaChartProps extends XyChartProps {
  /** Several are piled up. */
  series: readonly ChartSeries[];
}

/** The surface under a line, or several piled up. */
export function AreaChart({ series, ...chart }: AreaChartProps) {
  const marked = series.map((each) => ({ ...each, mark: 'area' as const }));
  return <XyChart {...chart} series={marked} isStacked />;
}
