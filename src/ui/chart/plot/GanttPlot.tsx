import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from '../useChartMessages.ts';
import { seriesColor } from '../frame/colors.ts';
import { markFill, Textures } from '../frame/Textures.tsx';
import { fitLabel, labelStride, labelWidth } from '../model/fit-label.ts';
import { isAfterToday } from '../model/forecast.ts';
import { monthTicks, type GanttLayout, type GanttTask } from '../model/gantt.ts';
import { placeName } from '../model/places.ts';
import type { ChartColor } from '../types.ts';
import { PlotSurface } from './PlotSurface.tsx';

export interface GanttPlotProps {
  label: string;
  /** In px. */
  width: number;
  height: number;
  rowHeight: number;
  tasks: readonly (GanttTask & { readonly color?: ChartColor })[];
  layout: GanttLayout;
  today: string | undefined;
}

const TOP = 24;

/** « 11/25 → 04/26 », one month alone when it begins and ends in it. */
function spanText({ from, to }: GanttTask): string {
  const [first, last] = [from, to].map((at) => `${at.slice(5, 7)}/${at.slice(2, 4)}`);
  return first === last ? `${first}` : `${first} → ${last}`;
}

/** Stages as bars over months, named at their left, with their months beside them. */
export default function GanttPlot({ label, width, height, rowHeight, tasks, layout, today }: GanttPlotProps) {
  const id = useId();
  const t = useChartMessages();
  const format = useFormat();
  const widest = Math.max(...tasks.map((task) => labelWidth(task.label)));
  const left = Math.min(widest + 12, Math.max(84, width * 0.3));
  const right = width - 8;
  const bottom = TOP + tasks.length * rowHeight;
  const x = scaleLinear<number>({ domain: [0, 1], range: [left, right] });
  const monthWidth = (right - left) / Math.max(1, layout.months.length);
  const names = layout.months.map(({ month }) => format.shortMonth(month));
  const ticks = monthTicks(layout.months, labelStride(names, monthWidth));
  const colors = [...new Set(tasks.map((task) => seriesColor(task, 0)))];
  const barOf = new Map(layout.bars.map((bar) => [bar.id, bar]));
  const rowTop = (index: number): number => TOP + index * rowHeight;

  const drawing = (
    <>
      {ticks.map(({ month, start, isYear, hasYear }) => {
        const year = month.slice(0, 4);
        return (
          <g key={month}>
            <line x1={x(start)} x2={x(start)} y1={TOP - 4} y2={bottom} className="chart-grid" />
            <text x={x(start) + 3} y={bottom + 16} className="chart-text">
              {isYear ? year : format.shortMonth(month)}
              {hasYear && !isYear && (
                <tspan x={x(start) + 3} dy={13}>
                  {year}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
      <line x1={left} x2={right} y1={bottom} y2={bottom} className="chart-base" />
      {tasks.map((task, index) => {
        const bar = barOf.get(task.id);
        if (!bar) return null;
        const color = seriesColor(task, 0);
        const place = colors.indexOf(color);
        const [start, middle, end] = [x(bar.start), x(bar.realEnd), x(bar.end)];
        const y = rowTop(index) + rowHeight / 2;
        const text = spanText(task);
        const isAtRight = right - end > labelWidth(text) + 10;
        const isAtLeft = !isAtRight && start - left > labelWidth(text) + 10;
        return (
          <g key={task.id}>
            <text x={0} y={y} dy=".32em" className="chart-text chart-row">
              {fitLabel(task.label, left - 10, 1)[0]}
            </text>
            {[
              { from: start, to: middle, isForecast: false },
              { from: middle, to: end, isForecast: true },
            ]
              .filter(({ from, to }) => to > from)
              .map(({ from, to, isForecast }) => (
                <Bar
                  key={String(isForecast)}
                  x={from}
                  y={y - 6}
                  width={Math.max(2, to - from)}
                  height={12}
                  rx={2}
                  className="chart-mark"
                  data-forecast={isForecast ? '' : undefined}
                  style={markFill(id, place, color, isForecast)}
                />
              ))}
            {(isAtRight || isAtLeft) && (
              <text
                x={isAtRight ? end + 6 : start - 6}
                y={y}
                dy=".32em"
                textAnchor={isAtRight ? 'start' : 'end'}
                className="chart-text"
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
      {layout.today !== null && (
        <g>
          <line x1={x(layout.today)} x2={x(layout.today)} y1={TOP - 8} y2={bottom} className="chart-today" />
          <text
            x={Math.min(right - labelWidth(t('today')) / 2, Math.max(left, x(layout.today)))}
            y={TOP - 12}
            textAnchor="middle"
            className="chart-text"
            data-brick=""
          >
            {t('today')}
          </text>
        </g>
      )}
    </>
  );
  return (
    <PlotSurface
      label={label}
      width={width}
      height={height}
      count={tasks.length}
      pointAt={(_, y) => {
        const row = Math.floor((y - TOP) / rowHeight);
        return row >= 0 && row < tasks.length ? row : null;
      }}
      anchorOf={(index) => {
        const bar = barOf.get(tasks[index]?.id ?? '');
        const isLow = index > tasks.length / 2;
        return {
          x: bar ? x((bar.start + bar.end) / 2) : left,
          y: isLow ? rowTop(index) - 44 : rowTop(index) + rowHeight,
          half: 0,
        };
      }}
      readout={(index) => {
        const task = tasks[index];
        if (!task) return { title: '', rows: [] };
        return {
          title: task.label,
          isForecast: isAfterToday(task.from, today),
          rows: [
            {
              id: task.id,
              label: '',
              value: `${placeName({ at: task.from }, format)} → ${placeName({ at: task.to }, format)}`,
            },
          ],
        };
      }}
    >
      {(active) => (
        <>
          <Textures id={id} layers={colors.map((color, index) => ({ index, color }))} />
          {active !== null && (
            <rect x={0} width={width} y={rowTop(active)} height={rowHeight} className="chart-band" />
          )}
          {drawing}
        </>
      )}
    </PlotSurface>
  );
}
