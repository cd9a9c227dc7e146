import type { ReactNode } from 'react';
import { useOverflow } from '../useOverflow.ts';
import { useUiMessages } from '../useUiMessages.ts';

export interface TableProps {
  /** What the table holds, for screen readers. */
  label: string;
  children: ReactNode;
  /** Inside a card: no frame of its own. */
  isBare?: boolean;
  /** Under 1024 px the first column stays while the rest scrolls; true by default. */
  isFirstColumnFixed?: boolean;
  /** In px; narrower boxes scroll. */
  minWidth?: number;
}

/** A table in its scrolling frame. Compose `TableHead`, `TableBody`, `Row`, `Cell`, `FigureCell`, `TableFoot`. */
export function Table({ label, children, isBare = false, isFirstColumnFixed = true, minWidth }: TableProps) {
  const t = useUiMessages();
  const { ref, isOverflowing } = useOverflow<HTMLDivElement>();
  return (
    <div
      className="table-frame"
      data-bare={isBare ? '' : undefined}
      ref={ref}
      role={isOverflowing ? 'region' : undefined}
      aria-label={isOverflowing ? `${label} (${t('table.scroll')})` : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <table
        className="table"
        aria-label={label}
        data-fixed={isFirstColumnFixed ? '' : undefined}
        style={minWidth === undefined ? undefined : { minWidth }}
      >
        {children}
      </table>
    </div>
  );
}
