import type { ReactNode } from 'react';

/** Figure cards side by side, separated by one line, as many per row as fit. */
export function FigureGroup({ children }: { children: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line shadow-e1">
      {children}
    </dl>
  );
}
