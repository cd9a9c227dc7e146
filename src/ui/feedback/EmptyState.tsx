import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface EmptyStateProps {
  /** An illustration; `EmptyParcels` for a list. */
  picture?: ReactNode;
  title: string;
  /** A sentence that says what would be here and how to begin. */
  children?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Inside a card: less room around. */
  isCompact?: boolean;
}

/** Nothing yet, or nothing any more: a picture, a sentence, an action. */
export function EmptyState({
  picture,
  title,
  children,
  actions,
  headingLevel = 2,
  isCompact = false,
}: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div
      className={cx(
        'mx-auto flex max-w-96 flex-col items-center text-center',
        isCompact ? 'gap-2 py-8' : 'gap-3 py-16',
      )}
    >
      {picture}
      <div className="flex flex-col gap-1.5">
        <Heading className="font-display text-lg font-semibold">{title}</Heading>
        {children && <div className="text-ink2">{children}</div>}
      </div>
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
