import type { PresentationProps } from '#contracts/export/presentation.ts';
import * as presentationMessages from '#messages/export/presentation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { GanttChart } from '#ui/chart/GanttChart.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** The days that an operation turns on, as bars and in figures. */
export function Timetable({ dates, today }: Pick<PresentationProps, 'dates' | 'today'>) {
  const t = useMessages(presentationMessages);
  const { date } = useFormat();
  const { promiseOn, deedOn, worksStartOn, worksEndOn, deliveryOn } = dates;
  const spans = [
    ['promise', promiseOn, deedOn ?? promiseOn],
    ['deed', deedOn, deedOn],
    ['works', worksStartOn ?? worksEndOn, worksEndOn ?? worksStartOn],
    ['delivery', deliveryOn, deliveryOn],
  ] as const;
  const tasks = spans.flatMap(([id, from, to]) =>
    from === null || to === null || to < from ? [] : [{ id, label: t(id), from, to }],
  );
  const figures = [
    ['promise', promiseOn],
    ['deed', deedOn],
    ['worksStart', worksStartOn],
    ['worksEnd', worksEndOn],
    ['delivery', deliveryOn],
  ] as const;
  return (
    <PrintSection title={t('planning')} isWhole>
      {tasks.length > 0 && <GanttChart label={t('planning')} isLabelHidden tasks={tasks} today={today} />}
      <PrintFigures
        look="light"
        items={figures.map(([key, on]) => ({
          label: t(key),
          figure: on === null ? t('unspecified') : date(on),
        }))}
      />
    </PrintSection>
  );
}
