import { dropColumn, shownColumns, stepColumn, type ColumnState } from '#runtime/lists/column-state.ts';
import type { ColumnStateControl } from '#runtime/lists/use-column-state.ts';
import { announce } from '#runtime/platform/announce.ts';
import { headLabel } from '../head-label.ts';
import type { ListColumn } from '../list-column.ts';
import { useListMessages } from '../useListMessages.ts';

/** Where a column is dropped: before or behind another one. */
interface ColumnDrop {
  readonly beside: string;
  readonly isAfter: boolean;
}

export interface ColumnMoves {
  /** Moves a column by one place. */
  readonly step: (id: string, by: -1 | 1) => void;
  readonly drop: (id: string, at: ColumnDrop) => void;
  /** True where the drop would change what is seen. */
  readonly canDrop: (id: string, at: ColumnDrop) => boolean;
}

/** The moves of columns in the head of the table, each of them told to screen readers and kept as the menu's are. */
export function useColumnMoves<Row>(
  { state, change }: ColumnStateControl,
  columns: readonly ListColumn<Row>[],
): ColumnMoves {
  const t = useListMessages();
  const show = (id: string, next: ColumnState): void => {
    if (next === state) return;
    change(next);
    const shown = shownColumns(next);
    const column = columns.find((candidate) => candidate.id === id);
    const label = column ? headLabel(column) : id;
    announce(t('columns.moved', { label, place: shown.indexOf(id) + 1, all: shown.length }));
  };
  return {
    step: (id, by) => show(id, stepColumn(state, id, by)),
    drop: (id, at) => show(id, dropColumn(state, id, at)),
    canDrop: (id, at) => shownColumns(dropColumn(state, id, at)).join(' ') !== shownColumns(state).join(' '),
  };
}
