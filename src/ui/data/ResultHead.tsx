import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Figure, type FigureQuantity } from './Figure.tsx';

export interface ResultHeadProps {
  readonly label: string;
  /** At the right of the label: how recent it is. */
  readonly note?: string | null;
  readonly quantity: FigureQuantity;
  readonly tone?: 'ink' | 'neg';
  /** Under the figure, and what it is measured by at its right. */
  readonly context: ReactNode;
  readonly aside?: ReactNode;
}

/** The one figure that a form leads to, larger than all else beside it. */
export function ResultHead({ label, note = null, quantity, tone = 'ink', context, aside }: ResultHeadProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <p className="flex items-baseline justify-between gap-3 text-label text-ink3">
        {label}
        <span role="status" className="text-pos empty:sr-only">
          {note}
        </span>
      </p>
      <p className={cx('font-display text-h1 font-semibold', tone === 'neg' && 'text-neg')}>
        <Figure {...quantity} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-table text-ink2">
        <span>{context}</span>
        {aside}
      </div>
    </div>
  );
}
