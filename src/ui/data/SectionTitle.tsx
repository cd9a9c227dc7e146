import type { ReactNode } from 'react';
import { CountChip } from './CountChip.tsx';

export interface SectionTitleProps {
  children: ReactNode;
  count?: number | undefined;
  aside?: ReactNode;
  id?: string;
}

/** The title of a part of a page that has no card. */
export function SectionTitle({ children, count, aside, id }: SectionTitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <h2 id={id} className="flex items-center gap-2 font-display text-base font-semibold">
        {children}
        {count !== undefined && <CountChip count={count} />}
      </h2>
      {aside && <div className="flex flex-wrap items-center gap-2 text-table">{aside}</div>}
    </div>
  );
}
