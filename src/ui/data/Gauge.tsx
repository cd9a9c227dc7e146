import { cx } from '../cx.ts';

const fills = { pos: 'bg-pos-fill', warn: 'bg-warn-fill', neg: 'bg-neg-fill', ink: 'bg-ink2' } as const;

export interface GaugeProps {
  /** Basis points: 10 000 is full. */
  rateBps: number;
  tone?: keyof typeof fills;
  /** In px; fills its box when absent. */
  width?: number;
}

/** A thin bar for a share. Decorative: the figure stands beside it. */
export function Gauge({ rateBps, tone = 'pos', width }: GaugeProps) {
  const share = Math.min(100, Math.max(0, rateBps / 100));
  return (
    <span
      aria-hidden="true"
      className="bar-track inline-block h-1 w-full overflow-hidden rounded-full bg-line align-middle"
      style={width === undefined ? undefined : { width }}
    >
      <span
        className={cx('bar-fill block h-full rounded-full', fills[tone])}
        style={{ width: `${share}%` }}
      />
    </span>
  );
}
