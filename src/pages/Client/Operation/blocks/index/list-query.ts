import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index-page.ts';
import { download, index } from '#generated/routes/client/operation.ts';
import { isInProgress, operationStates, type OperationState } from '#domain/operation/states.ts';
import { isListFiltered, writeListAddress } from '#runtime/lists/list-address.ts';

/** What an address without query asks for. */
export const defaultQuery: OperationIndexQuery = {
  q: '',
  sort: '-updatedAt',
  status: [],
  kind: [],
  city: [],
  department: [],
  managerId: [],
  tag: [],
  year: [],
  page: 1,
  perPage: 25,
};

/** The list's own address, which `useListAddress` completes. */
export const listPath: string = index();

/** States in which work remains, in the order of the phases. */
export const statesInProgress: OperationState[] = operationStates.filter(isInProgress);

export type OperationView = 'all' | 'mine' | 'inProgress';

/** Which of the views above the table the query amounts to; other filters leave it as it is. */
export function viewOf(query: OperationIndexQuery, myId: string): OperationView {
  if (query.managerId.length === 1 && query.managerId[0] === myId) return 'mine';
  const isAllInProgress =
    query.status.length === statesInProgress.length &&
    statesInProgress.every((state) => query.status.includes(state));
  return isAllInProgress ? 'inProgress' : 'all';
}

/**
 * How many operations each view holds; undefined where the answer does not tell: counters by state stand
 * under the other filters, so they count the view only while there are none.
 */
export function viewCounts(
  props: Pick<OperationIndexProps, 'query' | 'counters' | 'facets' | 'totalCount' | 'me'>,
): Record<OperationView, number | undefined> {
  const { query, counters, facets, totalCount, me } = props;
  const hasOtherFilters = isListFiltered({ ...query, status: [] }, defaultQuery);
  const inProgress = counters
    .filter(({ status }) => isInProgress(status))
    .reduce((sum, { count }) => sum + count, 0);
  return {
    all: totalCount,
    mine: facets.managerId.find(({ value }) => value === me.id)?.count ?? 0,
    inProgress: hasOtherFilters ? undefined : inProgress,
  };
}

/** Address of the file of everything the filters let through, whatever the page shown. */
export function downloadAddress(query: OperationIndexQuery): string {
  return writeListAddress(download(), { ...query, page: 1, perPage: defaultQuery.perPage }, defaultQuery);
}
