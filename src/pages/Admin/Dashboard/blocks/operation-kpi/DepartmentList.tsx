import type { OperationKpiDepartment } from '#contracts/admin/dashboard/operation-kpi.ts';
import type { KpiPart } from '#contracts/kpi-period.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure, type FigureQuantity } from '#ui/data/Figure.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

/** Every department with an operation; « n.c. » where too few companies have one there. */
export function DepartmentList({
  departments,
  keepAs,
}: {
  departments: readonly OperationKpiDepartment[];
  keepAs: string;
}) {
  const t = useMessages(kpiMessages);
  const shown = ({ isHidden }: KpiPart, quantity: FigureQuantity) => (
    <Figure {...(isHidden ? { text: t('undisclosed') } : quantity)} />
  );
  const columns: ListColumn<OperationKpiDepartment>[] = [
    {
      id: 'department',
      label: t('department'),
      value: ({ code }) => `${code} ${departmentNames[code] ?? ''}`.trim(),
      isName: true,
      width: 220,
    },
    {
      id: 'active',
      label: t('figures.active'),
      kind: 'count',
      value: ({ active }) => active.value,
      show: ({ active }) => shown(active, { count: active.value }),
      width: 150,
      card: 'figure',
    },
    {
      id: 'acquisitionCents',
      label: t('figures.acquisitionCents'),
      kind: 'money',
      value: ({ acquisitionCents }) => acquisitionCents.value,
      show: ({ acquisitionCents: it }) => shown(it, { cents: it.value, decimals: 0, isUnitHidden: true }),
      width: 180,
      card: 'figure',
    },
    {
      id: 'lotsSold',
      label: t('figures.lotsSold'),
      kind: 'count',
      value: ({ lotsSold }) => lotsSold.value,
      show: ({ lotsSold }) => shown(lotsSold, { count: lotsSold.value }),
      width: 120,
      card: 'figure',
    },
    {
      id: 'marginBps',
      label: t('figures.marginBps'),
      kind: 'rate',
      value: ({ marginBps }) => marginBps.value,
      show: ({ marginBps }) => shown(marginBps, { rateBps: marginBps.value }),
      width: 180,
      card: 'figure',
    },
  ];
  return (
    <>
      <SectionTitle>{t('departments')}</SectionTitle>
      <DataList
        label={t('departments')}
        keepAs={keepAs}
        columns={columns}
        rows={departments}
        idOf={({ code }) => code}
      />
    </>
  );
}
