import { useWatch } from 'react-hook-form';
import type { ProjectFormProps } from '#contracts/client/operation/project/form.ts';
import { maxWorksMonths } from '#domain/project/project.ts';
import { deliveryOf } from '#domain/project/schedule.ts';
import * as projectMessages from '#messages/client/project.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { GanttChart } from '#ui/chart/GanttChart.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ProjectForm } from './CompositionPart.tsx';

export interface PlanningPartProps extends Pick<ProjectFormProps, 'aims' | 'today'> {
  readonly form: ProjectForm;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The day of delivery as it follows from what is typed, and the works among the aims of the operation. */
export function PlanningPart({ form, aims, today }: PlanningPartProps) {
  const t = useMessages(projectMessages);
  const format = useFormat();
  const { control } = form.form;
  const [startOn, months] = useWatch({ control, name: ['worksStartOn', 'worksMonths'] });
  const isKnown =
    isDay(startOn) && months !== null && Number.isInteger(months) && months >= 0 && months <= maxWorksMonths;
  const deliveryOn = isKnown ? deliveryOf(startOn, months) : null;
  const marks = [
    { id: 'deed', label: t('planning.deed'), on: aims.deedOn },
    { id: 'worksEnd', label: t('planning.worksEnd'), on: aims.worksEndOn },
    { id: 'close', label: t('planning.close'), on: aims.closeOn },
  ].flatMap(({ on, ...mark }) => (on === null ? [] : [{ ...mark, from: on, to: on }]));
  const isLate = deliveryOn !== null && aims.closeOn !== null && deliveryOn > aims.closeOn;
  return (
    <Stack gap={4}>
      <DescriptionList
        columns={1}
        items={[
          {
            term: t('planning.delivery'),
            value: deliveryOn === null ? t('planning.deliveryOpen') : format.date(deliveryOn),
          },
        ]}
      />
      {isLate && aims.closeOn !== null && (
        <Banner tone="warn">{t('planning.late', { date: format.date(aims.closeOn) })}</Banner>
      )}
      {deliveryOn !== null && startOn !== null && (
        <GanttChart
          label={t('planning.title')}
          isLabelHidden
          today={today}
          tasks={[{ id: 'works', label: t('planning.works'), from: startOn, to: deliveryOn }, ...marks]}
        />
      )}
    </Stack>
  );
}
