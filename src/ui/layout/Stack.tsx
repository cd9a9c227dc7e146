import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { gapClasses, type Gap } from './gap.ts';

const alignClasses = {
  stretch: '',
  start: 'items-start',
  center: 'items-center text-center',
  end: 'items-end',
};

export interface StackProps {
  readonly children: ReactNode;
  readonly gap?: Gap;
  readonly align?: keyof typeof alignClasses;
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'dl';
  /** Takes the room that is left in its line. */
  readonly isWide?: boolean;
  /** Accessible name, of a list. */
  readonly label?: string;
}

/**
 * Parts below each other:
 *
 *     <Stack gap={2}><Text as="p">…</Text><Button>…</Button></Stack>
 */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  isWide = false,
  label,
}: StackProps) {
  return (
    <Element
      aria-label={label}
      className={cx('flex min-w-0 flex-col', gapClasses[gap], alignClasses[align], isWide && 'flex-1')}
    >
      {children}
    </Element>
  );
}
