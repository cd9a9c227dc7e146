import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import { activities } from '#domain/company/enums.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import * as companyMessages from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { KpiPeriodFilter } from '../../../../blocks/kpi/KpiPeriodFilter.tsx';

type Query = OperationKpiProps['query'];

/** The days that operations are counted over, and what they are narrowed to. */
export function OperationKpiFilters({
  query,
  span,
  choices,
  change,
}: Pick<OperationKpiProps, 'query' | 'span' | 'choices'> & { change: (changes: Partial<Query>) => void }) {
  const t = useMessages(kpiMessages);
  const company = useMessages(companyMessages);
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
        choices={choices.brands.map(({ id, name }) => ({ id, label: name }))}
        onChange={(brand) => change({ brand: brand ?? '' })}
      />
      <Select
        name="department"
        label={t('department')}
        isLabelHidden
        value={query.department || null}
        emptyLabel={t('everyDepartment')}
        placeholder={t('everyDepartment')}
        choices={choices.departments.map((code) => ({
          id: code,
          label: `${code} ${departmentNames[code] ?? ''}`.trim(),
        }))}
        onChange={(department) => change({ department: department ?? '' })}
      />
      <Select
        name="activity"
        label={t('activity')}
        isLabelHidden
        value={query.activity || null}
        emptyLabel={t('everyActivity')}
        placeholder={t('everyActivity')}
        choices={activities.map((id) => ({ id, label: company(`activity.${id}`) }))}
        onChange={(activity) => change({ activity: activities.find((id) => id === activity) ?? '' })}
      />
    </Inline>
  );
}
