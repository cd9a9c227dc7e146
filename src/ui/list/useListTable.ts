import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { fitWidth, type ColumnPlan } from '#runtime/lists/column-state.ts';
import {
  useColumnState,
  type AddressedColumns,
  type ColumnStateControl,
} from '#runtime/lists/use-column-state.ts';
import { columnPlans, type ListColumn } from './list-column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnSizingFeature,
});

// The engine keeps the columns; rows stay plain, as a hundred thousand of them should.
const noRows: never[] = [];

/** A column that is shown, with its place. */
export interface PlacedColumn<Row> {
  readonly column: ListColumn<Row>;
  readonly isPinned: boolean;
  /** The last of those that are pinned: a line stands behind it. */
  readonly isPinnedEdge: boolean;
}

/** Its measures, in px. */
export interface ColumnMeasure {
  readonly id: string;
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  /** Distance from the first pinned column. */
  readonly start: number;
  /** The one column that takes the room left over. */
  readonly isGrowing: boolean;
}

export interface ListTable<Row> {
  readonly control: ColumnStateControl;
  readonly plans: readonly ColumnPlan[];
  /** The columns shown, in order: the same array until one comes, goes, moves or changes. */
  readonly placed: readonly PlacedColumn<Row>[];
  readonly measures: readonly ColumnMeasure[];
  /** In px, all columns together. */
  readonly totalWidth: number;
  /** Sets a width; `isTransient` while the border follows the pointer. */
  readonly resize: (id: string, width: number, isTransient?: boolean) => void;
}

/** The columns of a list as a person arranged them: shown or not, in which order, how wide, which ones pinned. */
export function useListTable<Row>(
  columns: readonly ListColumn<Row>[],
  options: { readonly keepAs: string; readonly address?: AddressedColumns | undefined },
): ListTable<Row> {
  const planned = columnPlans(columns);
  const signature = JSON.stringify(planned);
  // The engine builds its columns anew whenever it is given other ones.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the signature says all that the plans hold
  const plans = useMemo(() => planned, [signature]);
  const definitions = useMemo(
    () =>
      plans.map(({ id, width, minWidth, maxWidth }): ColumnDef<typeof features, never> => {
        return { id, size: width, minSize: minWidth, maxSize: maxWidth };
      }),
    [plans],
  );
  const control = useColumnState({ ...options, plans });
  const { state } = control;
  const table = useTable({ features, columns: definitions, data: noRows, state });

  const pinned = table.getStartVisibleLeafColumns();
  const leaves = [...pinned, ...table.getCenterVisibleLeafColumns()];
  const pinnedCount = pinned.length;
  const shownIds = leaves.map(({ id }) => id).join(' ');
  const placed = useMemo(
    () =>
      shownIds.split(' ').flatMap((id, index): PlacedColumn<Row>[] => {
        const column = columns.find((candidate) => candidate.id === id);
        if (!column) return [];
        return [{ column, isPinned: index < pinnedCount, isPinnedEdge: index === pinnedCount - 1 }];
      }),
    [shownIds, pinnedCount, columns],
  );
  const growing = growingColumn(placed, state.columnSizing);
  const measures = leaves.map((leaf): ColumnMeasure => {
    const plan = plans.find(({ id }) => id === leaf.id);
    return {
      id: leaf.id,
      width: leaf.getSize(),
      minWidth: plan?.minWidth ?? 0,
      maxWidth: plan?.maxWidth ?? leaf.getSize(),
      start: leaf.getIsPinned() === 'start' ? leaf.getStart('start') : 0,
      isGrowing: leaf.id === growing,
    };
  });

  const resize = (id: string, width: number, isTransient = false): void => {
    const plan = plans.find((candidate) => candidate.id === id);
    if (!plan) return;
    const next = { ...state, columnSizing: { ...state.columnSizing, [id]: fitWidth(plan, width) } };
    if (isTransient) control.preview(next);
    else control.change(next);
  };
  return { control, plans, placed, measures, totalWidth: table.getTotalSize(), resize };
}

/**
 * Whose room is left over: the name of the row, or another text, that was given no width and stands before no
 * pinned column, whose distance from the left must be known.
 */
function growingColumn<Row>(
  placed: readonly PlacedColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): string | undefined {
  const free = placed.filter(
    ({ column, isPinned, isPinnedEdge }) => widths[column.id] === undefined && (!isPinned || isPinnedEdge),
  );
  const isText = ({ column }: PlacedColumn<Row>) => (column.kind ?? 'text') === 'text' && !column.show;
  return (free.find(({ column }) => column.isName) ?? free.find(isText))?.column.id;
}
