import type { ReactNode } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
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
  /** The page that tells more: a press anywhere on the card opens it. */
  href?: string | undefined;
}

const tones = { default: 'text-ink', neg: 'text-neg', pos: 'text-pos' } as const;

/** Its target is the whole card, over which it is laid. */
const wholeCard =
  'text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus';

/** A figure with its name and one line of context. Stands in a `FigureGroup`. */
export function FigureCard({ label, figure, context, aside, tone = 'default', href }: FigureCardProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 basis-40 flex-col gap-0.5 bg-card px-4 py-3',
        href !== undefined && 'relative hover:bg-hover',
      )}
    >
      <dt className="flex items-center justify-between gap-2 text-label font-medium text-ink3">
        {href === undefined ? (
          label
        ) : (
          <AppLink href={href} className={wholeCard}>
            {label}
          </AppLink>
        )}
        {aside}
      </dt>
      <dd className={cx('font-display text-figure font-semibold', tones[tone])}>{figure}</dd>
      {context && <dd className="text-label text-ink3">{context}</dd>}
    </div>
  );
}
