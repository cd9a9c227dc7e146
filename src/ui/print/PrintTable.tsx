import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface PrintColumn {
  readonly id: string;
  readonly label: string;
  /** Right-aligned, on one line. */
  readonly isAmount?: boolean;
  /** What stands beside the figures that matter: a base, a month, a share. */
  readonly isSecondary?: boolean;
  /** In mm; by default what its content needs. */
  readonly widthMm?: number;
  /** A heavy line parts it from what follows: what is actual from what is foreseen. */
  readonly endsPart?: boolean;
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
  /** `small`: 8 pt, for many columns or beside others; `smallest`: 7.5 pt, for many rows that must fit a page. */
  look?: 'usual' | 'small' | 'smallest';
  /** Closer lines, where all of it is to stay on one page. */
  isCompact?: boolean;
  /** In mm; by default as wide as the sheet. */
  widthMm?: number;
  /** Every column is as wide as it says, whatever its words, and the table as wide as all of them. */
  isMeasured?: boolean;
  /** A heading stands above that says what the columns are. */
  isHeadHidden?: boolean;
}

/** A table that may be longer than a page: its head is repeated, and no row is left alone by a page break. */
export function PrintTable({
  label,
  columns,
  groups,
  total,
  look = 'usual',
  isCompact = false,
  isMeasured = false,
  widthMm: givenMm = isMeasured ? columns.reduce((sum, { widthMm = 0 }) => sum + widthMm, 0) : undefined,
  isHeadHidden = false,
}: PrintTableProps) {
  const hasGroups = groups.some(({ cells }) => cells !== undefined);
  const cellsOf = (cells: PrintCells) =>
    columns.map(({ id, isAmount, isSecondary, endsPart }, index) => {
      const className = [
        isAmount && 'print-amount',
        isSecondary && 'print-secondary',
        endsPart && 'print-part-end',
      ]
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
      data-look={look}
      data-compact={isCompact ? '' : undefined}
      data-measured={isMeasured ? '' : undefined}
      style={{
        ...(givenMm !== undefined && { width: `${givenMm}mm` }),
      }}
    >
      <thead className={isHeadHidden ? 'sr-only' : undefined}>
        <tr>
          {columns.map(({ id, label: head, isAmount, widthMm, endsPart }) => (
            <th
              key={id}
              scope="col"
              className={cx(isAmount && 'print-amount', endsPart && 'print-part-end')}
              style={widthMm === undefined ? undefined : { width: `${widthMm}mm` }}
            >
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
