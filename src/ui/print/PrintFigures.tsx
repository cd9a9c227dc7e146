import type { ReactNode } from 'react';

export interface PrintFigureItem {
  readonly label: string;
  readonly figure: ReactNode;
  readonly note?: string;
}

export interface PrintFiguresProps {
  items: readonly PrintFigureItem[];
  /** `main`: large, each under a heavy rule; `light`: a ruled row of smaller ones. */
  look?: 'main' | 'light';
  /** As many in a row, where they do not all stand in one. */
  columns?: 2 | 3 | 4;
}

/** A row of figures, or several, which no page break divides. */
export function PrintFigures({ items, look = 'main', columns }: PrintFiguresProps) {
  return (
    <dl className="print-figures" data-look={look} data-columns={columns}>
      {items.map(({ label, figure, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look === 'main' ? 'print-figure' : undefined}>{figure}</dd>
          {note !== undefined && <dd className="print-figure-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
