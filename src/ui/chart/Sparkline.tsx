import { useFormat } from '#runtime/locale/format.ts';
import { useChartMessages } from './useChartMessages.ts';
import { valueText } from './model/axis-text.ts';
import { sparkPath } from './model/spark-path.ts';
import type { ChartUnit } from './types.ts';

export interface SparklineProps {
  /** What is drawn, for screen readers; its first, last, lowest and highest values are told with it. */
  label: string;
  unit: ChartUnit;
  /** In their order; null where there is none. */
  values: readonly (number | null)[];
  /** In px. */
  width?: number;
  height?: number;
}

/** The course of a figure in the room of a word; no axis. Nothing is drawn without values. */
export function Sparkline({ label, unit, values, width = 80, height = 20 }: SparklineProps) {
  const t = useChartMessages();
  const format = useFormat();
  const { path, last } = sparkPath(values, width, height);
  const known = values.filter((value) => value !== null);
  if (last === null) return null;
  const write = (value: number | undefined) => valueText(value, unit, format);
  const lowest = known.reduce((a, b) => Math.min(a, b));
  const highest = known.reduce((a, b) => Math.max(a, b));
  const summary =
    lowest === highest
      ? write(lowest)
      : t('trend', {
          first: write(known[0]),
          last: write(known.at(-1)),
          lowest: write(lowest),
          highest: write(highest),
        });
  return (
    <svg
      role="img"
      aria-label={`${label}${t('colon')}${summary}`}
      width={width}
      height={height}
      className="inline-block align-middle text-ink2"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={2.25} fill="currentColor" />
    </svg>
  );
}
