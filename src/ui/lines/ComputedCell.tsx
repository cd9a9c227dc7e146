import * as linesMessages from '#messages/lines.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';

interface ComputedCellProps {
  readonly column: LineColumn;
  readonly row: number;
  readonly place: number;
  readonly line: AnyLine;
}

/** A cell that nobody types into: a figure, or the button that opens the line. */
export function ComputedCell({ column, row, place, line }: ComputedCellProps) {
  const t = useMessages(linesMessages);
  const { compute, onPress, label, align } = column;
  const text = compute?.(line, row) ?? '';
  return (
    <td data-label={label} data-align={align}>
      {onPress ? (
        <button
          type="button"
          className="line-cell line-button"
          data-row={row}
          data-place={place}
          aria-label={`${t('cell', { column: label, n: row + 1 })} : ${text}`}
          onClick={() => onPress(row)}
        >
          {text}
        </button>
      ) : (
        <span className="line-cell line-computed">{text}</span>
      )}
    </td>
  );
}
