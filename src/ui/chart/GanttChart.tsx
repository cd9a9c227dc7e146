import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { ChartFrame } from './frame/ChartFrame.tsx';
import { plotPart } from './frame/plot-part.tsx';
import { progressOf, layOutGantt, type GanttTask } from './model/gantt.ts';
import { placeName } from './model/places.ts';
import type { ChartColor, ChartProps } from './types.ts';

const GanttPlot = plotPart(
  async () => (await import('./plot/GanttPlot.tsx')).default,
  () => 'rows',
);

export interface GanttChartProps extends Omit<ChartProps, 'height'> {
  /** From top to bottom; months or days, both included. */
  tasks: readonly (GanttTask & { readonly color?: ChartColor })[];
  /** `YYYY-MM-DD`: a line, and what comes after it is hatched. */
  today?: string | undefined;
}

/** Height of a stage in px, and of what stands above and under all of them. */
const ROW = 30;
const AROUND = 64;

/** Stages in time, one line each: done in full colour, to come hatched, today between them. */
export function GanttChart({ tasks, today, ...frame }: GanttChartProps) {
  const t = useChartMessages();
  const format = useFormat();
  const layout = layOutGantt(tasks, today);
  const known = tasks.filter(({ id }) => layout.bars.some((bar) => bar.id === id));
  // While it loads, the room of five stages.
  const height = (frame.isLoading ? 5 : Math.max(known.length, 2)) * ROW + AROUND;
  const data = {
    head: [t('task'), t('from'), t('to'), ...(today === undefined ? [] : [t('progress')])],
    wordColumns: today === undefined ? 3 : 4,
    rows: tasks.map(({ id, label, from, to }) => ({
      id,
      cells: [
        label,
        placeName({ at: from }, format),
        placeName({ at: to }, format),
        ...(today === undefined ? [] : [t(`progressOf.${progressOf(layout, id)}`)]),
      ],
    })),
  };
  return (
    <ChartFrame {...frame} shape="rows" height={height} isEmpty={known.length === 0} data={data}>
      {(width) => (
        <GanttPlot
          label={frame.label}
          width={width}
          height={height}
          rowHeight={ROW}
          tasks={known}
          layout={layout}
          today={today}
        />
      )}
    </ChartFrame>
  );
}
