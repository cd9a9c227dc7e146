import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FigureGroupProps {
  readonly children: ReactNode;
  /** Over a list: on a phone one low row, pushed sideways, so that the records begin in the upper half. */
  readonly isStrip?: boolean;
}

/** Figure cards side by side, separated by one line, as many per row as fit. */
export function FigureGroup({ children, isStrip = false }: FigureGroupProps) {
  return (
    <dl
      className={cx(
        'flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line shadow-e1',
        isStrip &&
          'max-md:flex-nowrap max-md:overflow-x-auto max-md:[scrollbar-width:none] max-md:*:min-w-28 max-md:*:flex-none max-md:*:px-3 max-md:*:py-2 max-md:*:whitespace-nowrap',
      )}
    >
      {children}
    </dl>
  );
}
