import type { ChartColor, ChartSeries } from '../types.ts';

/** The CSS value of a colour of the charter; it follows the theme and the paper by itself. */
export function chartColor(color: ChartColor): string {
  if (color === 'ink' || color === 'brick') return `var(--${color})`;
  return `var(--chart-${color})`;
}

/** The colour of a series: its own, or that of its place in the order of the charter. */
export function seriesColor({ color }: Pick<ChartSeries, 'color'>, index: number): string {
  return chartColor(color ?? (((index % 8) + 1) as ChartColor));
}
