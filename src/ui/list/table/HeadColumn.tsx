import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Icon } from '../../identity/Icon.tsx';
import { headLabel, isFigureHead } from '../head-label.ts';
import { pinnedAt } from '../list-column.ts';
import type { ColumnMeasure, PlacedColumn } from '../useListTable.ts';
import { ResizeHandle } from './ResizeHandle.tsx';

export interface HeadColumnProps<Row> {
  readonly placed: PlacedColumn<Row>;
  readonly measure: ColumnMeasure;
  readonly sort: 'ascending' | 'descending' | undefined;
  readonly sortHref: string | undefined;
  readonly onResize: (width: number, isPassing?: boolean) => void;
  /** Moves the column by one place. */
  readonly onStep: (step: -1 | 1) => void;
}

/**
 * The head of a column: its name, which sorts, and the handle of its width. With Alt and Maj the arrows move the
 * column, with Alt alone they change its width.
 */
export function HeadColumn<Row>({ placed, measure, sort, sortHref, onResize, onStep }: HeadColumnProps<Row>) {
  const { column, isPinned, isPinnedEdge } = placed;
  const label = headLabel(column);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (!event.altKey || step === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) onStep(step);
    else onResize(measure.width + step * 16);
  };
  const content = column.isLabelHidden ? <span className="sr-only">{label}</span> : label;
  return (
    <th
      scope="col"
      tabIndex={-1}
      aria-sort={sort}
      data-column={column.id}
      data-figure={isFigureHead(column) ? '' : undefined}
      data-pinned={isPinned ? '' : undefined}
      data-pinned-edge={isPinnedEdge ? '' : undefined}
      style={isPinned ? { left: pinnedAt(column.id) } : undefined}
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
