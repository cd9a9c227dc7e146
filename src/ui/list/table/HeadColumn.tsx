import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../../identity/Icon.tsx';
import { reorderMarks, useReorderItem, type ReorderGroup } from '../../reorder/useReorder.ts';
import { headLabel, isFigureHead } from '../head-label.ts';
import { pinnedAt } from '../list-column.ts';
import type { ColumnMeasure, PlacedColumn } from '../useListTable.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { ColumnMoves } from './useColumnMoves.ts';

export interface HeadColumnProps<Row> {
  readonly placed: PlacedColumn<Row>;
  readonly measure: ColumnMeasure;
  readonly sort: 'ascending' | 'descending' | undefined;
  readonly sortHref: string | undefined;
  readonly order: ReorderGroup;
  readonly moves: ColumnMoves;
  readonly onResize: (width: number, isTransient?: boolean) => void;
}

/**
 * The head of a column: its name, which sorts, and the handle of its width. The pointer drags it to another place;
 * with Alt and Maj the arrows move it, with Alt alone they change its width.
 */
export function HeadColumn<Row>(props: HeadColumnProps<Row>) {
  const { placed, measure, sort, sortHref, order, moves, onResize } = props;
  const { column, isPinned, isPinnedEdge } = placed;
  const { id } = column;
  const label = headLabel(column);
  const head = useRef<HTMLTableCellElement>(null);
  const view = useReorderItem(order, head, head, {
    id,
    label,
    accepts: (moved, place) => moves.canDrop(moved, { beside: id, isAfter: place === 'after' }),
    onDrop: (moved, place) => moves.drop(moved, { beside: id, isAfter: place === 'after' }),
  });
  // A head that changes places in the document may lose the focus on the way.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (!event.altKey || step === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) {
      focused.current = event.target instanceof HTMLElement ? event.target : null;
      moves.step(id, step);
    } else onResize(measure.width + step * 16);
  };
  const content = column.isLabelHidden ? <span className="sr-only">{label}</span> : label;
  return (
    <th
      ref={head}
      {...reorderMarks(order, view)}
      scope="col"
      tabIndex={-1}
      // Read with each cell of its column: without the name of the handle.
      aria-label={label}
      aria-sort={sort}
      data-column={id}
      data-figure={isFigureHead(column) ? '' : undefined}
      data-buttons={column.isLabelHidden ? '' : undefined}
      data-pinned={isPinned ? '' : undefined}
      data-pinned-edge={isPinnedEdge ? '' : undefined}
      style={isPinned ? { left: pinnedAt(id) } : undefined}
      aria-keyshortcuts="Alt+Shift+ArrowLeft Alt+Shift+ArrowRight"
      onKeyDown={onKeyDown}
    >
      {sortHref === undefined ? (
        <span className="list-head-label" title={label}>
          {content}
        </span>
      ) : (
        <AppLink
          href={sortHref}
          tabIndex={-1}
          // The column is dragged, not the address.
          draggable={false}
          preserveScroll
          title={label}
          className="inline-flex max-w-full items-center gap-1 rounded-badge text-inherit no-underline hover:text-ink focus-visible:-outline-offset-2"
        >
          <span className="list-head-label">{content}</span>
          {sort && <Icon icon={sort === 'ascending' ? ArrowUp : ArrowDown} size={12} className="text-ink" />}
        </AppLink>
      )}
      <ResizeHandle label={label} measure={measure} onResize={onResize} />
    </th>
  );
}
