import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const shapes = {
  even: 'grid-cols-2',
  /** A ring with its list beside a curve. */
  ring: 'grid-cols-[76mm_1fr]',
} as const;

export interface PrintColumnsProps {
  children: ReactNode;
  shape?: keyof typeof shapes;
  /** No page break divides them. */
  isWhole?: boolean;
}

/** Two columns on paper, beside each other on every screen too: a sheet is shown smaller there, never otherwise. */
export function PrintColumns({ children, shape = 'even', isWhole = false }: PrintColumnsProps) {
  return (
    <div className={cx('grid gap-[8mm] *:min-w-0', shapes[shape], isWhole && 'print-block')}>{children}</div>
  );
}
