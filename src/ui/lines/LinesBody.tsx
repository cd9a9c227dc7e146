import { Fragment, useEffect, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import type { VirtualHandle, VirtualRowsProps } from '../list/table/VirtualRows.tsx';

/** Until the code is here: the room of the lines. None is drawn that would be drawn anew, and lose the focus. */
const Room = ({ count, rowHeight, columnsCount }: VirtualRowsProps): ReactNode => (
  <tr data-gap="" aria-hidden="true" style={{ height: count * rowHeight }}>
    <td colSpan={columnsCount}>{'\u200B'}</td>
  </tr>
);
const AllRows = ({ count, renderLine }: VirtualRowsProps): ReactNode =>
  Array.from({ length: count }, (_, line) => <Fragment key={line}>{renderLine(line)}</Fragment>);

const VirtualRows = lazyPart<VirtualRowsProps>(async () => (await import('./long-lines.ts')).VirtualRows, {
  isUrgent: true,
  pending: Room,
  failed: AllRows,
});

interface LinesBodyProps {
  /** The lines of which only those before one's eyes are drawn; null where all are. */
  readonly rows: readonly number[] | null;
  readonly count: number;
  readonly columnsCount: number;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly virtual: Ref<VirtualHandle>;
  /** Whether something in a line is refused: it stays drawn, so that its message can be reached. */
  readonly isRefused: (row: number) => boolean;
  readonly onDrawn: () => void;
  readonly renderLine: (row: number) => ReactNode;
}

/** The lines of a table, all of them or, of many, those that are seen. */
export function LinesBody({ rows, count, renderLine, ...late }: LinesBodyProps) {
  const { table, scroller, virtual, isRefused, onDrawn, columnsCount } = late;
  const rowHeight = useRowHeight(table, rows !== null);
  if (rows === null) return <tbody>{Array.from({ length: count }, (_, row) => renderLine(row))}</tbody>;
  const pinnedLines = (): readonly number[] => {
    const focused = table.current?.contains(document.activeElement)
      ? document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
      : undefined;
    return rows.flatMap((row, line) => (String(row) === focused || isRefused(row) ? [line] : []));
  };
  return (
    <tbody>
      <VirtualRows
        ref={virtual}
        count={rows.length}
        rowHeight={rowHeight}
        scroller={scroller}
        renderLine={(line) => renderLine(rows[line] ?? -1)}
        pinnedLines={pinnedLines}
        onDrawn={onDrawn}
        columnsCount={columnsCount}
      />
    </tbody>
  );
}

const standard = 41;

/** The height of a line in px: a row of a table, or a card on a phone. The lowest that is drawn tells it. */
function useRowHeight(table: RefObject<HTMLTableElement | null>, isMeasured: boolean): number {
  const [height, setHeight] = useState(standard);
  useEffect(() => {
    const element = table.current;
    if (!isMeasured || element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const drawn = element.querySelectorAll<HTMLElement>('tbody > tr:not([data-gap])');
      const lowest = Math.min(...[...drawn].map((row) => row.offsetHeight).filter((one) => one > 0));
      if (Number.isFinite(lowest)) setHeight(lowest);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMeasured, table]);
  return height;
}
