import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { KpiPeriodFilter } from '../../../../blocks/kpi/KpiPeriodFilter.tsx';

type Query = SaleKpiProps['query'];

interface SaleFiltersProps extends Pick<SaleKpiProps, 'query' | 'span' | 'choices' | 'isOwn'> {
  readonly change: (changes: Partial<Query>) => void;
}

const asChoices = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ id, label: name }));

/** The days that the figures are read over, and what they are narrowed to. */
export function SaleFilters({ query, span, choices, isOwn, change }: SaleFiltersProps) {
  const t = useMessages(kpiMessages);
  return (
    <Inline gap={3} align="end">
      <KpiPeriodFilter query={query} span={span} change={change} />
      {!isOwn && (
        <Select
          name="seller"
          label={t('seller')}
          isLabelHidden
          value={query.seller || null}
          emptyLabel={t('everySeller')}
          placeholder={t('everySeller')}
          choices={asChoices(choices.sellers)}
          onChange={(seller) => change({ seller: seller ?? '' })}
        />
      )}
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
        name="utm"
        label={t('utm')}
        isLabelHidden
        value={query.utm || null}
        emptyLabel={t('everyUtm')}
        placeholder={t('everyUtm')}
        choices={asChoices(choices.utms)}
        onChange={(utm) => change({ utm: utm ?? '' })}
      />
    </Inline>
  );
}
