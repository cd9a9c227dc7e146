import type { BrandMetric } from '#domain/audience/brand-metrics.ts';
import * as statisticMessages from '#messages/client/brand-statistic.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ChartUnit } from '#ui/chart/types.ts';

/** What a chart of a figure counts in. */
export function chartUnitOf(metric: BrandMetric): ChartUnit {
  if (metric.endsWith('Cents')) return 'money';
  return metric.endsWith('Bps') ? 'rate' : 'count';
}

/** Writes values of a figure in its unit; « n.c. » for what is not told. */
export function useMetricText(): (metric: BrandMetric, value: number | null, isHidden?: boolean) => string {
  const t = useMessages(statisticMessages);
  const format = useFormat();
  return (metric, value, isHidden = false) => {
    if (isHidden) return t('undisclosed');
    if (value === null) return '–';
    if (metric.endsWith('Cents')) return format.money(value, { decimals: 0 });
    if (metric.endsWith('Bps')) return format.percent(value);
    return metric.endsWith('Days') ? t('days', { count: value }) : format.number(value);
  };
}
