import { cx } from '../../cx.ts';
import { Figure, type FigureQuantity } from '../../data/Figure.tsx';
import type { RankBar, RankLayout } from '../model/rank-bars.ts';

interface RankRowProps {
  readonly label: string;
  readonly figure: FigureQuantity;
  readonly bar: RankBar | null;
  readonly layout: RankLayout;
  /** Said after the value to whoever does not see the line: « sous le seuil ». */
  readonly belowText: string;
}

/** A name, its bar and its value. The lines of zero and of the threshold go through all rows. */
export function RankRow({ label, figure, bar, layout, belowText }: RankRowProps) {
  return (
    <li className="col-span-3 grid h-7.5 grid-cols-subgrid items-center">
      <span className="truncate text-table text-ink2" title={label}>
        {label}
      </span>
      <span aria-hidden="true" className="relative h-full">
        {layout.zero > 0 && (
          <span className="absolute inset-y-0 w-px bg-ctl" style={{ left: `${layout.zero}%` }} />
        )}
        {bar && (
          <span
            className={cx(
              'bar-fill absolute inset-y-2 min-w-0.5 rounded-[2px]',
              bar.isBelow ? 'bg-warn-fill' : 'bg-chart-1',
            )}
            style={{ left: `${bar.start}%`, width: `${bar.width}%` }}
          />
        )}
        {layout.threshold !== null && (
          <span
            className="absolute inset-y-0 border-l border-dashed border-ink2"
            style={{ left: `${layout.threshold}%` }}
          />
        )}
      </span>
      <span className="text-right text-table font-medium whitespace-nowrap">
        <Figure {...figure} />
        {bar?.isBelow && <span className="sr-only"> ({belowText})</span>}
      </span>
    </li>
  );
}
