import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { KpiPeriodFilter } from '../../../../blocks/kpi/KpiPeriodFilter.tsx';

type Query = FinanceKpiProps['query'];

interface FinanceFiltersProps extends Pick<FinanceKpiProps, 'query' | 'span' | 'choices'> {
  readonly change: (changes: Partial<Query>) => void;
}

/** The days that the figures are read over, and what they are narrowed to. */
export function FinanceFilters({ query, span, choices, change }: FinanceFiltersProps) {
  const t = useMessages(financeMessages);
  const asChoices = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  return (
    <Inline gap={3} align="end">
      <KpiPeriodFilter query={query} span={span} change={change} />
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
