import { cx } from '../../cx.ts';
import { useChartMessages } from '../useChartMessages.ts';
import { Swatch } from './Swatch.tsx';

export interface DonutLegendProps {
  entries: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly share: string;
    readonly color: string;
    readonly index: number;
  }[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Names alone, on small lines. */
  isPlain?: boolean;
}

/** The slices in their order, each with its amount and its share of what is shown; one can be hidden. */
export function DonutLegend({ entries, hidden, onToggle, isPlain = false }: DonutLegendProps) {
  const t = useChartMessages();
  if (isPlain) {
    return (
      <ul aria-label={t('legend')} className="flex flex-col gap-[1mm] text-[8pt] leading-[11pt]">
        {entries.map(({ id, label, color, index }) => (
          <li key={id} className="flex items-center gap-2">
            <Swatch mark="bar" color={color} index={index} />
            {label}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={t('legend')} className="flex flex-col">
      {entries.map((entry) => {
        const isHidden = hidden.has(entry.id);
        return (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={!isHidden}
              onClick={() => onToggle(entry.id)}
              className="flex min-h-8 w-full items-center rounded-badge px-1 text-left text-table hover:bg-hover pointer-coarse:min-h-11"
            >
              {/* Where both are not one line wide, the figures go under the name. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-end gap-x-2 py-1">
                <span className="flex min-w-0 grow gap-2">
                  <span className={cx('flex h-5 items-center', isHidden && 'opacity-35')}>
                    <Swatch mark="bar" color={entry.color} index={entry.index} />
                  </span>
                  <span className={cx('min-w-0', isHidden ? 'text-ink3 line-through' : 'text-ink2')}>
                    {entry.label}
                  </span>
                </span>
                <span className="flex whitespace-nowrap tabular-nums">
                  <span className="text-ink3">{entry.value}</span>
                  <span className="w-16 text-right font-medium">{entry.share}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
