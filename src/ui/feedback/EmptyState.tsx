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
  /** Below the actions: what else can be known or said. */
  foot?: ReactNode;
  /** Inside a card: less room around. */
  isCompact?: boolean;
  /** In place of a page: in its middle, and wider. */
  isPage?: boolean;
  /** Comes in place of what was expected: its words are read out at once. */
  isAlert?: boolean;
}

const roomClasses = {
  card: 'mx-auto max-w-96 gap-2 py-8',
  part: 'mx-auto max-w-96 gap-3 py-16',
  page: 'm-auto w-full max-w-120 gap-4 py-10',
};

/** Nothing yet, nothing any more, or nothing for now: a picture, a sentence, an action. */
export function EmptyState({
  picture,
  title,
  children,
  actions,
  foot,
  headingLevel = 2,
  isCompact = false,
  isPage = false,
  isAlert = false,
}: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : headingLevel === 2 ? 'h2' : 'h3';
  const room = isPage ? 'page' : isCompact ? 'card' : 'part';
  return (
    <div className={cx('flex flex-col items-center text-center', roomClasses[room])}>
      {picture}
      <div role={isAlert ? 'alert' : undefined} className="flex flex-col gap-1.5">
        <Heading className="font-display text-lg font-semibold">{title}</Heading>
        {children && <div className="text-ink2">{children}</div>}
      </div>
      {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
      {foot}
    </div>
  );
}
