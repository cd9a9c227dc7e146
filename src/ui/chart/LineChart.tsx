import type { ChartSeries } from './types.ts';
import { XyChart, type XyChartProps } from './XyChart.tsx';

export interface LineChartProps extends XyChartProps {
  series: readonly ChartSeries[];
}

/** One line per series, broken where it has no value, dashed where it is expected. */
export function LineChart({ series, ...chart }: LineChartProps) {
  const marked = series.map((each) => ({ ...each, mark: 'line' as const }));
  return <XyChart {...chart} series={marked} isStacked={false} />;
}
