import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import { roleNames } from '#domain/access/permissions.ts';
import { visitAreas, visitDevices, visitPeriods } from '#domain/audience/visit.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

type Query = PageVisitKpiProps['query'];

/** What the audience is read over, and narrowed to. */
export function PageVisitFilters({
  query,
  change,
}: {
  query: Query;
  change: (changes: Partial<Query>) => void;
}) {
  const t = useMessages(kpiMessages);
  const trade = useMessages(tradeMessages);
  return (
    <Inline gap={3} align="end">
      <Segmented
        label={t('period')}
        value={query.period}
        onChange={(period) => change({ period })}
        segments={visitPeriods.map((id) => ({ id, label: t(`periods.${id}`) }))}
      />
      <Select
        name="area"
        label={t('area')}
        isLabelHidden
        value={query.area || null}
        emptyLabel={t('everyArea')}
        placeholder={t('everyArea')}
        choices={visitAreas.map((id) => ({ id, label: t(`areas.${id}`) }))}
        onChange={(area) => change({ area: visitAreas.find((id) => id === area) ?? '' })}
      />
      <Select
        name="device"
        label={t('device')}
        isLabelHidden
        value={query.device || null}
        emptyLabel={t('everyDevice')}
        placeholder={t('everyDevice')}
        choices={visitDevices.map((id) => ({ id, label: t(`devices.${id}`) }))}
        onChange={(device) => change({ device: visitDevices.find((id) => id === device) ?? '' })}
      />
      <Select
        name="role"
        label={t('role')}
        isLabelHidden
        value={query.role || null}
        emptyLabel={t('everyRole')}
        placeholder={t('everyRole')}
        choices={roleNames.map((id) => ({ id, label: trade(`role.${id}`) }))}
        onChange={(role) => change({ role: roleNames.find((id) => id === role) ?? '' })}
      />
      <Switch
        name="impersonated"
        label={t('exclude')}
        value={query.impersonated === 'without'}
        onChange={(isExcluded) => change({ impersonated: isExcluded ? 'without' : 'with' })}
      />
    </Inline>
  );
}
