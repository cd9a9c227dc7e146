import type { ChartSeries } from './types.ts';
import { XyChart, type XyChartProps } from './XyChart.tsx';

export interface BarChartProps extends XyChartProps {
  /** One bar each; a line where `isLine` says so. */
  series: readonly (ChartSeries & { readonly isLine?: boolean })[];
  /** `stacked`: piled up, negative values downwards. `grouped`: side by side. */
  layout?: 'stacked' | 'grouped';
  /** The sum of each pile is written above it where there is room. */
  areSumsShown?: boolean;
}

/** Bars per month, day or name, piled up or side by side, with lines across if asked for. */
export function BarChart({ series, layout = 'stacked', ...chart }: BarChartProps) {
  const marked = series.map((each) => ({
    ...each,
    mark: each.isLine ? ('line' as const) : ('bar' as const),
  }));
  return <XyChart {...chart} series={marked} isStacked={layout === 'stacked'} />;
}
