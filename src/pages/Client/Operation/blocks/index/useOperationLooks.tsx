import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import type { DataListProps } from '#ui/list/DataList.tsx';
import type { OperationBoardLookProps } from '../board/OperationBoardLook.tsx';
import { OperationMap } from '../map/operation-map.ts';
import { LookPending } from './LookPending.tsx';

// Fetched when the list is first looked at in that way.
const parts = { pending: LookPending, failed: PartFailed } as const;
const OperationBoardLook = lazyPart<OperationBoardLookProps>(
  async () => (await import('../board/OperationBoardLook.tsx')).OperationBoardLook,
  parts,
);
type Props = Pick<OperationIndexProps, 'board' | 'places' | 'can' | 'operations'>;

/** The board and the map, of which the server gives the one that the address asks for; none of an empty list. */
export function useOperationLooks(
  { board, places, can, operations }: Props,
  mapsKey: string | null,
  list: ListAddress<OperationIndexQuery>,
): NonNullable<DataListProps<never>['looks']> {
  if (operations.meta.total === 0) return {};
  return {
    ...(board && { board: <OperationBoardLook board={board} list={list} canMove={can.update} /> }),
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
