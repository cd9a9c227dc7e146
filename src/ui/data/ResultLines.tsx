import { cx } from '../cx.ts';
import type { Explained } from './explained.ts';
import { ExplainedTrigger } from './ExplainedTrigger.tsx';
import { Figure, type FigureQuantity } from './Figure.tsx';

export interface ResultLine {
  readonly id: string;
  readonly label: string;
  readonly quantity: FigureQuantity;
  /** How it was calculated, as `explain` of the domain tells it. */
  readonly explanation?: Explained | undefined;
  /** What the others lead to. */
  readonly isMain?: boolean;
}

/** Figures one below the other, from which a result follows, each with its calculation. */
export function ResultLines({ lines }: { readonly lines: readonly ResultLine[] }) {
  return (
    <dl className="flex flex-col">
      {lines.map(({ id, label, quantity, explanation, isMain = false }) => (
        <div
          key={id}
          className={cx(
            'flex min-h-7 items-center justify-between gap-3 py-0.5 text-table',
            isMain ? 'border-y border-line2 font-semibold text-ink' : 'text-ink2',
          )}
        >
          <dt className="flex items-center gap-1">
            {label}
            {explanation && <ExplainedTrigger explanation={explanation} />}
          </dt>
          <dd className={cx('text-right', !isMain && 'font-medium text-ink')}>
            <Figure {...quantity} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
