import type { RefObject } from 'react';
import type { ListAddressView } from '#runtime/lists/use-list-address.ts';
import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import { useReorder } from '../../reorder/useReorder.ts';
import type { ListTable as Columns } from '../useListTable.ts';
import { HeadColumn } from './HeadColumn.tsx';
import { useColumnMoves } from './useColumnMoves.ts';
import { useListMessages } from '../useListMessages.ts';

export interface ListHeadProps<Row> {
  readonly columns: Columns<Row>;
  readonly list: ListAddressView | undefined;
  readonly selection: SelectionControl | undefined;
  /** The box that the columns scroll in. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The heads of the columns: they sort, and are dragged to another place or width. */
export function ListHead<Row>({ columns, list, selection, scroller }: ListHeadProps<Row>) {
  const { placed, measures, control, resize } = columns;
  const order = useReorder({ axis: 'horizontal', within: scroller });
  const moves = useColumnMoves(
    control,
    placed.map(({ column }) => column),
  );
  return (
    <thead onPointerEnter={order.wake}>
      <tr data-row={-1} aria-rowindex={1}>
        {selection && (
          <th data-box="" tabIndex={-1}>
            <PageBox selection={selection} />
          </th>
        )}
        {placed.map((column, index) => {
          const { id, sort } = column.column;
          const measure = measures[index];
          return (
            measure && (
              <HeadColumn
                key={id}
                placed={column}
                measure={measure}
                order={order}
                moves={moves}
                sort={sort && list?.sortOf(id)}
                sortHref={sort && list?.hrefOfSort(id, sort)}
                onResize={(width, isTransient) => resize(id, width, isTransient)}
              />
            )
          );
        })}
      </tr>
    </thead>
  );
}

/** The box of the head: chooses every row shown, or frees them. */
function PageBox({ selection }: { readonly selection: SelectionControl }) {
  const t = useListMessages();
  const { mark, pickShown } = selection;
  return (
    <label className="touch-target grid place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = mark === 'some';
        }}
        type="checkbox"
        tabIndex={-1}
        className="choice-box z-1"
        checked={mark === 'all'}
        aria-label={t('selection.page')}
        onChange={(event) => pickShown(event.target.checked)}
      />
    </label>
  );
}
