import type { KpiSeries } from '#contracts/admin/kpi/dashboard.ts';
import type { KpiKey, KpiValueUnit } from '#domain/audience/explorer/keys.ts';
import * as dictionaryMessages from '#messages/admin/kpi-dictionary.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { ChartUnit } from '#ui/chart/types.ts';
import type { FigureQuantity } from '#ui/data/Figure.tsx';

/** What figures and their series are called. */
export function useKpiWords(): {
  nameOf: (key: KpiKey) => string;
  seriesName: (series: KpiSeries) => string;
} {
  const t = useMessages(kpiMessages);
  const names = useMessages(dictionaryMessages);
  const nameOf = (key: KpiKey): string => names(`names.${key}`);
  return {
    nameOf,
    seriesName: ({ key, part, kind }) => {
      if (kind === 'others') return t('others');
      if (kind === 'before') return t('seriesBefore', { name: nameOf(key) });
      return kind === 'goal' ? t('seriesGoal', { name: nameOf(key) }) : (part ?? nameOf(key));
    },
  };
}

/** The unit as charts call it. */
export const chartUnits: Readonly<Record<KpiValueUnit, ChartUnit>> = {
  cents: 'money',
  bps: 'rate',
  count: 'count',
};

/** A value in its unit. */
export function quantityOf(unit: KpiValueUnit, value: number | null): FigureQuantity {
  if (unit === 'cents') return { cents: value, decimals: 0 };
  return unit === 'bps' ? { rateBps: value } : { count: value };
}
