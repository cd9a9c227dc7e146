import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import type { DataListProps } from '#ui/list/DataList.tsx';
import type { OperationBoardViewProps } from '../board/OperationBoardView.tsx';
import { OperationMap } from '../map/operation-map.ts';
import { ViewPending } from './ViewPending.tsx';

// Fetched when the list is first looked at in that way.
const parts = { pending: ViewPending, failed: PartFailed } as const;
const OperationBoardView = lazyPart<OperationBoardViewProps>(
  async () => (await import('../board/OperationBoardView.tsx')).OperationBoardView,
  parts,
);
type Props = Pick<OperationIndexProps, 'board' | 'places' | 'can' | 'operations'>;

/** The board and the map, of which the server gives the one that the address asks for; none of an empty list. */
export function useOperationViews(
  { board, places, can, operations }: Props,
  mapsKey: string | null,
  list: ListAddress<OperationIndexQuery>,
): NonNullable<DataListProps<never>['viewModes']> {
  if (operations.meta.total === 0) return {};
  return {
    ...(board && { board: <OperationBoardView board={board} list={list} canMove={can.update} /> }),
    ...(places && {
      map: (
        <OperationMap
          places={places}
          totalCount={operations.meta.total}
          unplacedHref={list.hrefWith({ look: '', place: ['missing'] })}
          mapsKey={mapsKey}
          canLocate={can.update}
        />
      ),
    }),
  };
}
