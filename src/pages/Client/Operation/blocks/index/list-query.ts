import type { OperationIndexProps, OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { index, indexMap } from '#generated/routes/client/operation.ts';
import { isInProgress, operationStates, type OperationState } from '#domain/operation/states.ts';

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
  place: [],
  deadline: [],
  marginMin: [],
  look: '',
  view: '',
  columns: [],
  page: 1,
  perPage: 25,
};

/** The list's own address, which `useListAddress` completes. */
export const listPath: string = index();

/** Where a person's columns of the list are kept. */
export const columnsKeptAs = (personId: string): string => `${personId}:operations`;

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

/** How many operations each view holds, whatever the filters. */
export function viewCounts(
  props: Pick<OperationIndexProps, 'totalCount' | 'inProgressCount' | 'mineCount'>,
): Record<OperationView, number> {
  const { totalCount, inProgressCount, mineCount } = props;
  return {
    all: totalCount,
    mine: mineCount,
    inProgress: inProgressCount,
  };
}

/** Address of the large map with the filters of the list. */
export const mapAddress = ({
  q,
  status,
  kind,
  city,
  department,
  managerId,
  tag,
  year,
  place,
  deadline,
  marginMin,
}: OperationIndexQuery) =>
  indexMap({
    query: { q, status, kind, city, department, managerId, tag, year, place, deadline, marginMin },
  });
