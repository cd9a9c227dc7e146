import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { gapClasses, type Gap } from './gap.ts';

const alignClasses = {
  center: 'items-center',
  start: 'items-start',
  end: 'items-end',
  baseline: 'items-baseline',
};
const justifyClasses = {
  start: '',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
};

export interface InlineProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
  readonly align?: keyof typeof alignClasses;
  readonly justify?: keyof typeof justifyClasses;
  readonly as?: 'div' | 'ul' | 'li' | 'span' | 'p' | 'header' | 'footer';
  /** Stays on one line; what has no room shrinks. */
  readonly isOneLine?: boolean;
  /** Takes the room that is left in its line. */
  readonly isWide?: boolean;
  /** Accessible name, of a list. */
  readonly label?: string;
}

/**
 * Parts beside each other, on as many lines as they need:
 *
 *     <Inline justify="between"><SectionTitle>…</SectionTitle><Button>…</Button></Inline>
 */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  isOneLine = false,
  isWide = false,
  label,
}: InlineProps) {
  return (
    <Element
      aria-label={label}
      className={cx(
        'flex min-w-0',
        !isOneLine && 'flex-wrap',
        gapClasses[gap],
        alignClasses[align],
        justifyClasses[justify],
        isWide && 'flex-1',
      )}
    >
      {children}
    </Element>
  );
}
