import { cx } from '../../cx.ts';
import { useChartMessages } from '../useChartMessages.ts';
import { Swatch, type SwatchProps } from './Swatch.tsx';

/** A series of the legend. */
export interface LegendEntry extends SwatchProps {
  id: string;
  label: string;
}

export interface ChartLegendProps {
  entries: readonly LegendEntry[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** What is hatched or dashed needs its word. */
  hasForecast?: boolean;
}

/** What the signs of a chart mean; each series can be hidden and shown again. */
export function ChartLegend({ entries, hidden, onToggle, hasForecast = false }: ChartLegendProps) {
  const t = useChartMessages();
  const hasLinesOnly = entries.every(({ mark }) => mark === 'line');
  return (
    <ul aria-label={t('legend')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {entries.map(({ id, label, ...swatch }) => {
        const isHidden = hidden.has(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={!isHidden}
              onClick={() => onToggle(id)}
              className={cx(
                'touch-target inline-flex items-center gap-1.5 rounded-badge text-left text-label hover:text-ink',
                isHidden ? 'text-ink3 line-through' : 'text-ink2',
              )}
            >
              <span className={isHidden ? 'opacity-35' : undefined}>
                <Swatch {...swatch} />
              </span>
              {label}
            </button>
          </li>
        );
      })}
      {hasForecast && (
        <li className="inline-flex items-center gap-1.5 text-label text-ink2">
          <Swatch mark={hasLinesOnly ? 'line' : 'bar'} color="var(--ink3)" index={1} isForecast isBare />
          {t('forecast')}
        </li>
      )}
    </ul>
  );
}
