import type { KpiSpan } from '#contracts/kpi-period.ts';
import {
  kpiComparisons,
  kpiPeriods,
  type KpiComparison,
  type KpiPeriod,
} from '#domain/audience/kpi-period.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';

interface PeriodQuery {
  readonly period: KpiPeriod;
  readonly from: string;
  readonly to: string;
  readonly compare: KpiComparison;
}

/** Which days figures are read over, and what they are compared with; among other filters, in a row. */
export function KpiPeriodFilter({
  query,
  span,
  change,
}: {
  query: PeriodQuery;
  span: KpiSpan;
  change: (changes: Partial<PeriodQuery>) => void;
}) {
  const t = useMessages(periodMessages);
  const choose = (period: KpiPeriod): void =>
    // Dates are chosen from those shown so far.
    change(period === 'custom' ? { period, from: span.from, to: span.to } : { period, from: '', to: '' });
  return (
    <>
      <Segmented
        label={t('period')}
        value={query.period}
        onChange={choose}
        segments={kpiPeriods.map((id) => ({ id, label: t(`periods.${id}`) }))}
      />
      {query.period === 'custom' && (
        <>
          <DateField
            name="from"
            label={t('from')}
            value={query.from || null}
            onChange={(from) => change({ from: from ?? '' })}
          />
          <DateField
            name="to"
            label={t('to')}
            value={query.to || null}
            onChange={(to) => change({ to: to ?? '' })}
          />
        </>
      )}
      <Select
        name="compare"
        label={t('compare')}
        isLabelHidden
        value={query.compare}
        choices={kpiComparisons.map((id) => ({ id, label: t(`comparisons.${id}`) }))}
        onChange={(compare) => change({ compare: kpiComparisons.find((id) => id === compare) ?? 'previous' })}
      />
    </>
  );
}
