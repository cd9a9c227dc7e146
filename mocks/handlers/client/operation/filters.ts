import { and, arrayOverlaps, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { isInProgress, operationStates } from '#domain/operation/states.ts';
import { containsWords, foldedWords } from '#mocks/db/fold.ts';
import { operations } from '#mocks/db/schema/index.ts';

/** Year in which an operation was entered, in Paris. */
export const enteredInYear = sql<string>`to_char(${operations.createdAt} at time zone 'Europe/Paris', 'YYYY')`;

/** Operations that still ask for work. */
export const inProgress = inArray(operations.status, operationStates.filter(isInProgress));

/** The filters that list and map share. */
export type OperationFilters = Pick<
  OperationIndexQuery,
  'q' | 'status' | 'kind' | 'city' | 'department' | 'managerId' | 'tag' | 'year' | 'place'
>;

/** What the search box and the filters let through, the state filter aside when asked. */
export function filterConditions(query: OperationFilters, { withStatus = true } = {}): SQL | undefined {
  const list = (values: readonly string[], column: Parameters<typeof inArray>[0]): SQL | undefined =>
    values.length === 0 ? undefined : inArray(column, [...values]);
  return and(
    searchCondition(query.q),
    withStatus ? list(query.status, operations.status) : undefined,
    list(query.kind, operations.kind),
    list(query.city, operations.city),
    list(query.department, operations.departmentCode),
    list(query.managerId, operations.managerId),
    query.tag.length === 0 ? undefined : arrayOverlaps(operations.tags, [...query.tag]),
    query.year.length === 0 ? undefined : inArray(enteredInYear, [...query.year]),
    placeCondition(query.place),
  );
}

/** Every word must be found somewhere in the reference, the name, the address or the commune. */
function searchCondition(q: string): SQL | undefined {
  return containsWords(operations.searchText, foldedWords(q));
}

/** With coordinates, or without; both together is everything. */
function placeCondition(place: OperationIndexQuery['place']): SQL | undefined {
  if (place.length !== 1) return undefined;
  return place[0] === 'set' ? isNotNull(operations.lat) : isNull(operations.lat);
}
