import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useChartMessages } from '../useChartMessages.ts';

/** What is told of one point. */
export interface Readout {
  readonly title: string;
  readonly isForecast?: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly swatch?: ReactNode;
  }[];
}

/** Where the bubble stands beside a point, in px of the plot. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  /** Half of what the point takes in width: the bubble does not cover it. */
  readonly half: number;
}

/** Room for a name and an amount, in px. */
const NARROWEST = 208;

export interface ChartTooltipProps {
  readout: Readout;
  anchor: Anchor;
  /** Of the plot, in px. */
  width: number;
}

/** The values of one point, beside it and inside the plot. Read aloud by the surface, not by itself. */
export function ChartTooltip({ readout, anchor, width }: ChartTooltipProps) {
  const t = useChartMessages();
  const isAtRight = anchor.x < width / 2;
  const beside = (isAtRight ? anchor.x : width - anchor.x) + anchor.half + 8;
  // On a phone it may stand over the point rather than break its words.
  const offset = Math.max(0, Math.min(beside, width - NARROWEST));
  return (
    <div
      aria-hidden="true"
      className="chart-tooltip pointer-events-none absolute z-10 flex w-max flex-col gap-0.5 rounded-control bg-[#1c242b] px-2.5 py-1.5 text-label text-white shadow-e2"
      style={{
        [isAtRight ? 'left' : 'right']: offset,
        top: Math.max(0, anchor.y),
        maxWidth: Math.min(300, Math.max(NARROWEST, width - offset)),
      }}
    >
      <span className="text-[#c3cbd1]">
        {readout.title}
        {readout.isForecast && ` ${t('forecastMark')}`}
      </span>
      {readout.rows.map((row) => (
        <span key={row.id} className="flex items-center gap-2">
          {row.swatch}
          {row.label !== '' && <span className="min-w-0">{row.label}</span>}
          <span
            className={cx('font-semibold whitespace-nowrap tabular-nums', row.label !== '' && 'ml-auto pl-3')}
          >
            {row.value}
          </span>
        </span>
      ))}
    </div>
  );
}
