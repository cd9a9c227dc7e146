import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import { siteStatuses } from '#domain/site/status.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { KpiPeriodFilter } from '../../../../blocks/kpi/KpiPeriodFilter.tsx';

interface MiniSiteFiltersProps extends Pick<MiniSiteProps, 'query' | 'span' | 'choices'> {
  readonly change: (changes: Partial<MiniSiteProps['query']>) => void;
}

/** The days that visits are counted over, and which pages are looked at. */
export function MiniSiteFilters({ query, span, choices, change }: MiniSiteFiltersProps) {
  const t = useMessages(miniSiteMessages);
  const asChoices = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  return (
    <Inline gap={3} align="end">
      <KpiPeriodFilter query={query} span={span} change={change} />
      <ChoiceSelect
        name="status"
        label={t('status')}
        isLabelHidden
        value={query.status === '' ? null : query.status}
        emptyLabel={t('everyStatus')}
        placeholder={t('everyStatus')}
        choices={siteStatuses.map((id) => ({ id, label: t(`statuses.${id}`) }))}
        onChange={(status) => change({ status: status ?? '' })}
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
        name="tenant"
        label={t('tenant')}
        isLabelHidden
        value={query.tenant || null}
        emptyLabel={t('everyTenant')}
        placeholder={t('everyTenant')}
        choices={asChoices(choices.tenants)}
        onChange={(tenant) => change({ tenant: tenant ?? '' })}
      />
    </Inline>
  );
}
