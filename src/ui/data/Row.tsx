import type { ReactNode } from 'react';

export interface RowProps {
  children: ReactNode;
  isSelected?: boolean;
  /** A title row between groups of rows. */
  isGroup?: boolean;
  /** Somebody else has just changed it. */
  isChanged?: boolean;
}

/** A row. It becomes a link as a whole through the `RowLink` of its name cell. */
export function Row({ children, isSelected = false, isGroup = false, isChanged = false }: RowProps) {
  return (
    <tr
      data-selected={isSelected ? '' : undefined}
      data-group={isGroup ? '' : undefined}
      className={isChanged ? 'changed-elsewhere' : undefined}
    >
      {children}
    </tr>
  );
}
