import type { OperationKpiProps } from '#contracts/admin/dashboard/operation-kpi.ts';
import * as kpiMessages from '#messages/admin/operation-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { KpiStat, type KpiUnit } from '../../../../blocks/kpi/KpiStat.tsx';

type Name = keyof OperationKpiProps['figures'];

const units: Readonly<Record<Name, KpiUnit>> = {
  created: 'count',
  active: 'count',
  closed: 'count',
  abandoned: 'count',
  acquisitionCents: 'cents',
  worksCents: 'cents',
  lotsInStock: 'count',
  lotsSold: 'count',
  marginBps: 'bps',
  durationDays: 'days',
  absorptionBps: 'bps',
  activeShareBps: 'bps',
};
const good: Readonly<Partial<Record<Name, 'down' | 'none'>>> = {
  abandoned: 'down',
  durationDays: 'down',
  lotsInStock: 'none',
  worksCents: 'none',
};
const order = Object.keys(units) as Name[];

/** The operations of all companies in twelve figures. */
export function OperationKpiFigures({ figures, query }: Pick<OperationKpiProps, 'figures' | 'query'>) {
  const t = useMessages(kpiMessages);
  const hints: Readonly<Partial<Record<Name, string>>> = {
    active: t('hints.active'),
    acquisitionCents: t('hints.acquisitionCents'),
    worksCents: t('hints.worksCents'),
    marginBps: t('hints.marginBps'),
    durationDays: t('hints.durationDays'),
    absorptionBps: t('hints.absorptionBps'),
  };
  return (
    <FigureGroup>
      {order.map((name) => (
        <KpiStat
          key={name}
          label={t(`figures.${name}`)}
          figure={figures[name]}
          unit={units[name]}
          compare={query.compare}
          hint={hints[name]}
          good={good[name] ?? 'up'}
        />
      ))}
    </FigureGroup>
  );
}
