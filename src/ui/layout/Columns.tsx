import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { gapClasses, type Gap } from './gap.ts';

const countClasses = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-3' };

export interface ColumnsProps {
  readonly children: ReactNode;
  /** How many, where there is room; one on a phone. */
  readonly count?: keyof typeof countClasses;
  readonly gap?: Gap;
  readonly as?: 'div' | 'ul' | 'dl';
}

/** Equal columns, one below the other on a phone. */
export function Columns({ children, count = 2, gap = 4, as: Element = 'div' }: ColumnsProps) {
  return (
    <Element className={cx('grid min-w-0 *:min-w-0', countClasses[count], gapClasses[gap])}>
      {children}
    </Element>
  );
}
