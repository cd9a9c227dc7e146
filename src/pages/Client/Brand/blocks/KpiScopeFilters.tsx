import { activities, type Activity } from '#domain/company/enums.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import * as companyMessages from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';

interface Scope {
  readonly activity: Activity | '';
  readonly department: string;
}

interface KpiScopeFiltersProps {
  readonly query: Scope;
  readonly departments: readonly string[];
  readonly change: (changes: Partial<Scope>) => void;
}

/** What figures of a network are narrowed to: the activity of its companies, where they work. */
export function KpiScopeFilters({ query, departments, change }: KpiScopeFiltersProps) {
  const t = useMessages(kpiMessages);
  const company = useMessages(companyMessages);
  return (
    <>
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
      <Select
        name="department"
        label={t('department')}
        isLabelHidden
        value={query.department || null}
        emptyLabel={t('everyDepartment')}
        placeholder={t('everyDepartment')}
        choices={departments.map((code) => ({
          id: code,
          label: `${code} ${departmentNames[code] ?? ''}`.trim(),
        }))}
        onChange={(department) => change({ department: department ?? '' })}
      />
    </>
  );
}
