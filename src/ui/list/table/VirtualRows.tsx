import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';

/** What the keyboard asks of the rows. */
export interface VirtualHandle {
  reveal(line: number): void;
}

export interface VirtualRowsProps {
  readonly count: number;
  /** In px. */
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly renderLine: (line: number) => ReactNode;
  /** Lines that stay drawn wherever one scrolls, as the one that has the focus. */
  readonly pinnedLines: () => readonly number[];
  readonly onDrawn: () => void;
  readonly columnsCount: number;
  readonly ref: Ref<VirtualHandle>;
}

/** In rows, on both sides of what is seen. */
const overscan = 4;

/** The rows before one's eyes, and the room of the others. */
export function VirtualRows({
  count,
  rowHeight,
  scroller,
  renderLine,
  pinnedLines,
  onDrawn,
  columnsCount,
  ref,
}: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to parts that are drawn once
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range: Range) => {
      const lines = defaultRangeExtractor(range);
      const pinned = pinnedLines().filter((line) => line < range.count && !lines.includes(line));
      return pinned.length === 0 ? lines : [...lines, ...pinned].toSorted((a, b) => a - b);
    },
  });
  useImperativeHandle(ref, () => ({ reveal: (line) => virtualizer.scrollToIndex(line) }), [virtualizer]);
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useEffect(onDrawn);

  const items = virtualizer.getVirtualItems();
  const gap = (height: number) =>
    height > 0 && (
      <tr data-gap="" aria-hidden="true" style={{ height }}>
        <td colSpan={columnsCount}>{'\u200B'}</td>
      </tr>
    );
  let drawnTo = 0;
  const lines = items.map((item) => {
    const before = item.start - drawnTo;
    drawnTo = item.end;
    return (
      <Fragment key={item.key}>
        {gap(before)}
        {renderLine(item.index)}
      </Fragment>
    );
  });
  return (
    <>
      {lines}
      {gap(virtualizer.getTotalSize() - drawnTo)}
    </>
  );
}
