import { Building2, CalendarDays } from 'lucide-react';
import { dashboardPeriods, type DashboardProps } from '#contracts/client/dashboard.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { FilterChip } from '#ui/data/FilterChip.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';

interface DashboardFiltersProps extends Pick<DashboardProps, 'query' | 'operationChoices'> {
  readonly change: (changes: Partial<DashboardProps['query']>) => void;
}

/** What « CA signé » is counted over, and the operations that the page is about. */
export function DashboardFilters({ query, operationChoices, change }: DashboardFiltersProps) {
  const t = useMessages(dashboardMessages);
  const chosen = operationChoices.filter(({ id }) => query.operations.includes(id));
  return (
    <>
      <FilterChip
        label={t('operations')}
        icon={Building2}
        value={chosen.length === 1 ? chosen[0]?.label : chosen.length || undefined}
        onClear={() => change({ operations: [] })}
      >
        <MultiSelect
          name="operations"
          label={t('operations')}
          value={query.operations}
          choices={operationChoices}
          placeholder={t('allOperations')}
          onChange={(operations) => change({ operations: [...operations] })}
        />
      </FilterChip>
      <Menu
        label={t(`periods.${query.period}`)}
        icon={CalendarDays}
        actions={dashboardPeriods.map((period) => ({
          id: period,
          label: t(`periods.${period}`),
          onSelect: () => change({ period }),
        }))}
      />
    </>
  );
}
