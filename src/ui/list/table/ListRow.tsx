import { memo } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import type { RowEdits } from '../edit/useCellEdits.tsx';
import type { PlacedColumn } from '../useListTable.ts';
import { RowBox } from './RowBox.tsx';
import { listCell } from './ListCell.tsx';

export interface ListRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Among the rows of the list, from 0. */
  readonly index: number;
  /** Its line in the whole table, the head being 1. */
  readonly ariaIndex: number;
  readonly placed: readonly PlacedColumn<Row>[];
  readonly href: string | undefined;
  readonly name: string;
  /** Absent where rows are not chosen. */
  readonly isSelected: boolean | undefined;
  readonly onPick: (id: string, isRange: boolean) => void;
  /** Tab reaches the link of each row, as long as the rows are few. */
  readonly isTabbable: boolean;
  readonly edits: RowEdits<Row> | undefined;
}

function PlainListRow<Row>({
  row,
  id,
  index,
  ariaIndex,
  placed,
  href,
  name,
  isSelected,
  onPick,
  edits,
  isTabbable,
}: ListRowProps<Row>) {
  const format = useFormat();
  return (
    <tr
      data-row={index}
      data-selected={isSelected ? '' : undefined}
      aria-rowindex={ariaIndex}
      aria-selected={isSelected}
    >
      {isSelected !== undefined && (
        <td data-box="" tabIndex={-1}>
          <RowBox name={name} isSelected={isSelected} onPick={(isRange) => onPick(id, isRange)} />
        </td>
      )}
      {placed.map((column) =>
        listCell(column, row, format, href, edits?.(column.column, row, id, name), isTabbable),
      )}
    </tr>
  );
}

/** One row of a list; drawn again only when something of it changed. */
// The cast gives back the type parameter that `memo` drops.
export const ListRow = memo(PlainListRow) as typeof PlainListRow;
