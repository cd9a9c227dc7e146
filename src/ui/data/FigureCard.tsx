import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FigureCardProps {
  label: string;
  /** A `Figure`, or « – » with the creating action as context. */
  figure: ReactNode;
  /** One line under it: what it covers, its trend with arrow and sign, a gauge. */
  context?: ReactNode;
  /** At the right of the label: the trigger of the explanation. */
  aside?: ReactNode;
  tone?: 'default' | 'neg' | 'pos';
}

const tones = { default: 'text-ink', neg: 'text-neg', pos: 'text-pos' } as const;

/** A figure with its name and one line of context. Stands in a `FigureGroup`. */
export function FigureCard({ label, figure, context, aside, tone = 'default' }: FigureCardProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5 bg-card px-4 py-3">
      <dt className="flex items-center justify-between gap-2 text-label font-medium text-ink3">
        {label}
        {aside}
      </dt>
      <dd className={cx('font-display text-figure font-semibold', tones[tone])}>{figure}</dd>
      {context && <dd className="text-label text-ink3">{context}</dd>}
    </div>
  );
}
