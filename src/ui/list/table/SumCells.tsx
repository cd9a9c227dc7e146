import type { ReactNode } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { cellText, figureContent } from '../cell-content.tsx';
import type { ListColumn } from '../list-column.ts';
import type { PlacedColumn } from '../useListTable.ts';

export interface SumCellsProps<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  readonly hasBoxes: boolean;
  /** What the sums cover; stands in the cells before the first sum. */
  readonly label: ReactNode;
  readonly sumOf: (column: ListColumn<Row>) => number | null | undefined;
}

/** The cells of a line of sums: what they cover, then each sum under its column. */
export function SumCells<Row>({ placed, hasBoxes, label, sumOf }: SumCellsProps<Row>) {
  const format = useFormat();
  const firstSum = placed.findIndex(({ column }) => sumOf(column) !== undefined);
  const labelled = firstSum === -1 ? placed.length : Math.max(1, firstSum);
  return (
    <>
      <th scope="row" tabIndex={-1} colSpan={labelled + (hasBoxes ? 1 : 0)}>
        {label}
      </th>
      {placed.slice(labelled).map(({ column }) => {
        const sum = sumOf(column);
        const text = sum === undefined ? '' : sumText(column, sum, format);
        return (
          <td key={column.id} tabIndex={-1} data-figure="">
            {figureContent(text)}
          </td>
        );
      })}
    </>
  );
}

/** A sum is written as the values of its column are. */
function sumText<Row>(
  column: ListColumn<Row>,
  sum: number | null,
  format: Parameters<typeof cellText>[2],
): string {
  if (column.kind !== 'money' && column.kind !== 'count' && column.kind !== 'rate') return '';
  return cellText({ ...column, value: () => sum }, sum as Row, format);
}
