import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import { kpiComparisons, kpiPeriods } from '#domain/audience/kpi-period.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

type Query = FinanceKpiProps['query'];

interface FinanceFiltersProps extends Pick<FinanceKpiProps, 'query' | 'from' | 'to' | 'today' | 'choices'> {
  readonly change: (changes: Partial<Query>) => void;
}

/** The days that the figures are read over, and what they are narrowed to. */
export function FinanceFilters({ query, from, to, today, choices, change }: FinanceFiltersProps) {
  const t = useMessages(financeMessages);
  const asChoices = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  return (
    <Inline gap={3} align="end">
      <Segmented
        label={t('period')}
        value={query.period}
        onChange={(period) =>
          change(period === 'custom' ? { period, from, to } : { period, from: '', to: '' })
        }
        segments={kpiPeriods.map((id) => ({ id, label: t(`periods.${id}`) }))}
      />
      {query.period === 'custom' && (
        <>
          <DateField
            name="from"
            label={t('from')}
            value={from}
            max={to}
            onChange={(on) => change({ from: on ?? '' })}
          />
          <DateField
            name="to"
            label={t('to')}
            value={to}
            min={from}
            max={today}
            onChange={(on) => change({ to: on ?? '' })}
          />
        </>
      )}
      <ChoiceSelect
        name="compare"
        label={t('compare')}
        isLabelHidden
        value={query.compare}
        choices={kpiComparisons.map((id) => ({ id, label: `${t('compare')} ${t(`comparisons.${id}`)}` }))}
        onChange={(compare) => change({ compare: compare ?? 'previous' })}
      />
      <Select
        name="brand"
        label={t('brand')}
        isLabelHidden
        value={query.brand || null}
        emptyLabel={t('everyBrand')}
        placeholder={t('everyBrand')}
        choices={asChoices(choices.brands)}
        onChange={(brand) => change({ brand: brand ?? '' })}
      />
      <Select
        name="plan"
        label={t('plan')}
        isLabelHidden
        value={query.plan || null}
        emptyLabel={t('everyPlan')}
        placeholder={t('everyPlan')}
        choices={asChoices(choices.plans)}
        onChange={(plan) => change({ plan: plan ?? '' })}
      />
    </Inline>
  );
}
