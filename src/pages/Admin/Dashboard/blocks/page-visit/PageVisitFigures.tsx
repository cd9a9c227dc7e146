import type { PageVisitKpiProps } from '#contracts/admin/dashboard/page-visit-kpi.ts';
import * as kpiMessages from '#messages/admin/page-visit-kpi.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** The audience in six figures. */
export function PageVisitFigures({ totals, people, days }: PageVisitKpiProps) {
  const t = useMessages(kpiMessages);
  const { visits, visitsBefore, visitors, p75Ms, errors } = totals;
  const basisPoints = (part: number, whole: number): number | null =>
    whole === 0 ? null : Math.round((part / whole) * 10_000);
  const growthBps = basisPoints(visits - visitsBefore, visitsBefore);
  return (
    <FigureGroup>
      <Stat
        label={t('visits')}
        quantity={{ count: visits }}
        course={{ unit: 'count', values: days.map((each) => each.visits) }}
        trend={growthBps === null ? undefined : { change: { rateBps: growthBps }, since: t('sinceBefore') }}
      />
      <Stat
        label={t('visitors')}
        quantity={{ count: visitors }}
        context={visitors === null ? t('forgotten') : t('visitorsHint')}
      />
      <Stat
        label={t('people')}
        quantity={{ count: people.day }}
        context={t('peopleHint', { week: people.week, month: people.month })}
      />
      <Stat
        label={t('stickiness')}
        quantity={{ rateBps: basisPoints(people.day, people.month) }}
        context={t('stickinessHint')}
      />
      <Stat
        label={t('speed')}
        quantity={p75Ms === null ? { count: null } : { text: t('milliseconds', { count: p75Ms }) }}
        context={p75Ms === null ? t('forgotten') : t('speedHint')}
      />
      <Stat label={t('errorPages')} quantity={{ count: errors }} />
    </FigureGroup>
  );
}
