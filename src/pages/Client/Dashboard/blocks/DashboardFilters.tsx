import { Building2, CalendarDays } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { dashboardPeriods } from '#domain/dashboard/period.ts';
import { dashboard } from '#generated/routes/client.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { FilterChip } from '#ui/data/FilterChip.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';

/** What « CA signé » is counted over, and the operations that the page is about. */
export function DashboardFilters({
  query,
  operationChoices,
}: Pick<DashboardProps, 'query' | 'operationChoices'>) {
  const t = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const hrefOf = (changes: Partial<DashboardProps['query']>) =>
    dashboard({ query: { ...query, ...changes } });
  const change = (operations: readonly string[]): void =>
    void navigate(hrefOf({ operations: [...operations] }), { preserveScroll: true });
  const chosen = operationChoices.filter(({ id }) => query.operations.includes(id));
  return (
    <>
      <FilterChip
        label={t('operations')}
        icon={Building2}
        value={chosen.length === 1 ? chosen[0]?.label : chosen.length || undefined}
        onClear={() => change([])}
      >
        <MultiSelect
          name="operations"
          label={t('operations')}
          value={query.operations}
          choices={operationChoices}
          placeholder={t('allOperations')}
          onChange={change}
        />
      </FilterChip>
      <Menu
        label={t(`periods.${query.period}`)}
        icon={CalendarDays}
        actions={dashboardPeriods.map((period) => ({
          id: period,
          label: t(`periods.${period}`),
          href: hrefOf({ period }),
        }))}
      />
    </>
  );
}
