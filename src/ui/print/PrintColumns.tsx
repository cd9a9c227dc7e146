import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const shapes = {
  halves: 'grid-cols-2',
  thirds: 'grid-cols-3',
  /** What counts at the left, what goes with it at the right. */
  main: 'grid-cols-[3fr_2fr]',
  /** A small map or picture at the left, what is said of it at the right. */
  map: 'grid-cols-[60mm_1fr]',
  /** A table as wide as it is, and what is said of it in the rest. */
  table: 'grid-cols-[auto_1fr]',
  /** A ring with its list beside a curve. */
  ring: 'grid-cols-[90mm_1fr]',
  /** On a lying sheet, a curve with its legend on one line, and what goes with it. */
  curve: 'grid-cols-[142mm_1fr]',
} as const;

export interface PrintColumnsProps {
  children: ReactNode;
  shape?: keyof typeof shapes;
  /** No page break divides them. */
  isWhole?: boolean;
}

/** Parts side by side on paper, whatever the width of the screen. */
export function PrintColumns({ children, shape = 'halves', isWhole = false }: PrintColumnsProps) {
  return (
    <div
      className={cx('grid items-start gap-[8mm] *:min-w-0', shapes[shape], isWhole && 'break-inside-avoid')}
    >
      {children}
    </div>
  );
}
