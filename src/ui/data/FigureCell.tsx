import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FigureCellProps {
  children?: ReactNode;
  /** The main figure of the row. */
  isMain?: boolean;
  tone?: 'default' | 'caption' | 'warn' | 'neg' | 'pos';
  colSpan?: number;
}

const tones = {
  default: undefined,
  caption: 'text-ink3',
  warn: 'text-warn',
  neg: 'text-neg',
  pos: 'text-pos',
} as const;

/** A right-aligned cell; « – » when it holds nothing. */
export function FigureCell({ children, isMain = false, tone = 'default', colSpan }: FigureCellProps) {
  return (
    <td data-figure="" colSpan={colSpan} className={cx(isMain && 'font-medium', tones[tone])}>
      {children ?? '–'}
    </td>
  );
}
