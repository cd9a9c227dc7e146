import type { ReactNode } from 'react';

export interface PrintColumn {
  readonly id: string;
  readonly label: string;
  /** Right-aligned, on one line. */
  readonly isAmount?: boolean;
  /** What stands beside the figures that matter: a base, a month, a share. */
  readonly isSecondary?: boolean;
}

/** What a row shows, by the id of the column. */
export type PrintCells = Readonly<Record<string, ReactNode>>;

export interface PrintGroup {
  readonly id: string;
  /** Absent: the rows stand without a group row. */
  readonly cells?: PrintCells;
  readonly rows: readonly { readonly id: string; readonly cells: PrintCells }[];
}

export interface PrintTableProps {
  /** What the table holds, for those who hear the document. */
  label: string;
  /** The first one names the rows. */
  columns: readonly PrintColumn[];
  groups: readonly PrintGroup[];
  total?: PrintCells;
  /** Closer lines, where all of it is to stay on one page. */
  isCompact?: boolean;
}

/** A table that may be longer than a page: its head is repeated, and no row is left alone by a page break. */
export function PrintTable({ label, columns, groups, total, isCompact = false }: PrintTableProps) {
  const hasGroups = groups.some(({ cells }) => cells !== undefined);
  const cellsOf = (cells: PrintCells) =>
    columns.map(({ id, isAmount, isSecondary }, index) => {
      const className = [isAmount && 'print-amount', isSecondary && 'print-secondary']
        .filter(Boolean)
        .join(' ');
      return index === 0 ? (
        <th key={id} scope="row">
          {cells[id]}
        </th>
      ) : (
        <td key={id} className={className === '' ? undefined : className}>
          {cells[id]}
        </td>
      );
    });
  return (
    <table
      aria-label={label}
      className="print-table"
      data-grouped={hasGroups ? '' : undefined}
      data-compact={isCompact ? '' : undefined}
    >
      <thead>
        <tr>
          {columns.map(({ id, label: head, isAmount }) => (
            <th key={id} scope="col" className={isAmount ? 'print-amount' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          {group.cells && <tr className="print-group-row">{cellsOf(group.cells)}</tr>}
          {group.rows.map((row) => (
            <tr key={row.id}>{cellsOf(row.cells)}</tr>
          ))}
        </tbody>
      ))}
      {total && (
        <tbody>
          <tr className="print-total-row">{cellsOf(total)}</tr>
        </tbody>
      )}
    </table>
  );
}
