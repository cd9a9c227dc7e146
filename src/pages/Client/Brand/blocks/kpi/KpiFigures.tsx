import type { BrandKpiProps } from '#contracts/client/brand/kpi.ts';
import * as kpiMessages from '#messages/client/brand-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { KpiStat, type KpiUnit } from '../../../../blocks/kpi/KpiStat.tsx';

type Name = keyof BrandKpiProps['figures'];

const units: Readonly<Record<Name, KpiUnit>> = {
  activeCompanies: 'count',
  activeUsers: 'count',
  active: 'count',
  acquisitionCents: 'cents',
  lotsInStock: 'count',
  lotsSold: 'count',
  marginBps: 'bps',
  saleDelayDays: 'days',
  leads: 'count',
  answerDays: 'days',
};
const good: Readonly<Partial<Record<Name, 'down' | 'none'>>> = {
  saleDelayDays: 'down',
  answerDays: 'down',
  lotsInStock: 'none',
};
const hinted = [
  'activeCompanies',
  'activeUsers',
  'active',
  'acquisitionCents',
  'marginBps',
  'saleDelayDays',
  'answerDays',
] as const;
const order = Object.keys(units) as Name[];
const ofPeople: readonly Name[] = ['activeCompanies', 'activeUsers'];

interface KpiFiguresProps extends Pick<BrandKpiProps, 'figures' | 'query'> {
  /** Companies and people alone, where figures of operations are not told. */
  readonly isOfPeople?: boolean;
}

/** The network in ten figures. */
export function KpiFigures({ figures, query, isOfPeople = false }: KpiFiguresProps) {
  const t = useMessages(kpiMessages);
  return (
    <FigureGroup>
      {(isOfPeople ? ofPeople : order).map((name) => {
        const hint = hinted.find((id) => id === name);
        return (
          <KpiStat
            key={name}
            label={t(`figures.${name}`)}
            figure={figures[name]}
            unit={units[name]}
            compare={query.compare}
            hint={hint && t(`hints.${hint}`)}
            good={good[name] ?? 'up'}
          />
        );
      })}
    </FigureGroup>
  );
}
