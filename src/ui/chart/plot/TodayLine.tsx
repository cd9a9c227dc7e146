import { useChartMessages } from '../useChartMessages.ts';

export interface TodayLineProps {
  /** In px. */
  x: number;
  top: number;
  bottom: number;
}

/** What has happened at the left, what is expected at the right. */
export function TodayLine({ x, top, bottom }: TodayLineProps) {
  const t = useChartMessages();
  return (
    <g>
      <line x1={x} x2={x} y1={top - 14} y2={bottom} className="chart-today" />
      <text x={x - 6} y={top - 6} textAnchor="end" className="chart-text">
        {t('real')}
      </text>
      <text x={x + 6} y={top - 6} className="chart-text" data-brick="">
        {t('forecast')}
      </text>
    </g>
  );
}
