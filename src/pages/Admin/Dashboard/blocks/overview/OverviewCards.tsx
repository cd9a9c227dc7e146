import type { AdminDashboardProps, DashboardCard } from '#contracts/admin/dashboard/dashboard.ts';
import type { DashboardCardKey } from '#domain/audience/dashboard-cards.ts';
import * as dashboardMessages from '#messages/admin/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { KpiStat, type KpiUnit } from '../../../../blocks/kpi/KpiStat.tsx';

const unitOf = (key: DashboardCardKey): KpiUnit => {
  if (key.endsWith('Cents')) return 'cents';
  return key.endsWith('Bps') ? 'bps' : 'count';
};

/** What is better when it is less. */
const goodDown: readonly DashboardCardKey[] = ['churnBps', 'overdueCents'];

/** Cards of a row at most. */
const perRow = 4;

/** The figures that the person chose, each with its change, its course and the way to its page. */
export function OverviewCards({ cards, query }: Pick<AdminDashboardProps, 'cards' | 'query'>) {
  const t = useMessages(dashboardMessages);
  const rows = Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) =>
    cards.slice(row * perRow, (row + 1) * perRow),
  );
  const cardOf = ({ key, value, before, isHidden, course, href }: DashboardCard) => (
    <KpiStat
      key={key}
      label={t(`cards.${key}`)}
      figure={{ value, before, isHidden }}
      unit={unitOf(key)}
      compare={query.compare}
      good={goodDown.includes(key) ? 'down' : 'up'}
      hint={t(`hints.${key}`)}
      href={href ?? undefined}
      course={course.length === 0 ? undefined : course}
    />
  );
  return rows.map((row) => <FigureGroup key={row[0]?.key}>{row.map(cardOf)}</FigureGroup>);
}
