import type { ConstructionProps, ShownWorksLot } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { GanttChart } from '#ui/chart/GanttChart.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lotCode } from './lot-name.ts';

interface PlanningPartProps {
  readonly lots: readonly ShownWorksLot[];
  readonly props: ConstructionProps;
}

/** When each lot is done, planned and actual, and how far the whole has come beside what was planned. */
export function PlanningPart({ lots, props }: PlanningPartProps) {
  const t = useMessages(constructionMessages);
  const { today, curve } = props;
  return (
    <Stack gap={4}>
      <Card>
        <GanttChart
          label={t('planning.gantt')}
          note={t('planning.ganttNote')}
          today={today}
          empty={t('planning.empty')}
          tasks={lots.flatMap((lot) => tasksOf(lot, today, (kind) => t(`planning.${kind}`)))}
        />
      </Card>
      <Card>
        <LineChart
          label={t('planning.curve')}
          note={t('planning.curveNote')}
          unit="rate"
          today={today}
          empty={t('planning.noCurve')}
          series={[
            { id: 'planned', label: t('planning.plannedSeries'), color: 'ink', isForecast: true },
            { id: 'done', label: t('planning.doneSeries'), color: 'receipts' },
          ]}
          points={curve.map(({ month, plannedBps, doneBps }) => ({
            at: month,
            values: { planned: plannedBps, done: doneBps },
          }))}
        />
      </Card>
    </Stack>
  );
}

/** The line that was planned, and that of what happened once it began. */
function tasksOf(lot: ShownWorksLot, today: string, text: (kind: 'planned' | 'actual') => string) {
  const name = `${lotCode(lot.number)} · ${lot.label}`;
  const { startOn, endOn, actualStartOn, actualEndOn } = lot;
  const planned =
    startOn === null || endOn === null
      ? []
      : [
          {
            id: `${lot.id}:planned`,
            label: `${name}, ${text('planned')}`,
            from: startOn,
            to: endOn,
            color: 'ink' as const,
          },
        ];
  if (actualStartOn === null) return planned;
  const to = actualEndOn ?? (actualStartOn > today ? actualStartOn : today);
  return [
    ...planned,
    {
      id: `${lot.id}:actual`,
      label: `${name}, ${text('actual')}`,
      from: actualStartOn,
      to,
      color: 'receipts' as const,
    },
  ];
}
