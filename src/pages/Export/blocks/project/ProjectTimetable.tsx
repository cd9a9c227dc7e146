import type { ProjectPaperProps } from '#contracts/export/project.ts';
import * as formMessages from '#messages/client/project.ts';
import * as projectMessages from '#messages/export/project.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { GanttChart } from '#ui/chart/GanttChart.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';

/** The works among the aims of the operation; nothing where neither is known. */
export function ProjectTimetable({ project, aims, today }: ProjectPaperProps) {
  const t = useMessages(projectMessages);
  const form = useMessages(formMessages);
  const { worksStartOn, deliveryOn } = project;
  const spans = [
    ['works', worksStartOn, deliveryOn ?? worksStartOn],
    ['worksEnd', aims.worksEndOn, aims.worksEndOn],
    ['close', aims.closeOn, aims.closeOn],
  ] as const;
  const tasks = spans.flatMap(([id, from, to]) =>
    from === null || to === null ? [] : [{ id, label: form(`planning.${id}`), from, to }],
  );
  if (tasks.length === 0) return null;
  return (
    <PrintSection title={t('planning')} isWhole>
      <GanttChart label={t('planning')} isLabelHidden tasks={tasks} today={today} />
    </PrintSection>
  );
}
