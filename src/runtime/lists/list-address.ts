import { stringifyQuery } from '../routes/query.ts';

/** What a list keeps in its address: texts, numbers and choices. */
export type ListQuery = Readonly<Record<string, string | number | readonly string[]>>;

/** Keys that say how the list is shown, not what it holds: a reset leaves them alone. */
const presentationKeys = ['sort', 'perPage', 'view', 'look', 'columns', 'group', 'bbox', 'layers'];

const isBlank = (value: ListQuery[string]): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (a: ListQuery[string] | undefined, b: ListQuery[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;

/**
 * The address of a list: `path` and what differs from `defaults`, choices joined by commas
 * (`status=works%2Cselling`).
 */
export function writeListAddress<Query extends ListQuery>(
  path: string,
  query: Query,
  defaults: Query,
): string {
  const written = Object.entries(query).flatMap(([key, value]) => {
    if (isBlank(value) || isSame(value, defaults[key])) return [];
    return [[key, Array.isArray(value) ? value.join(',') : value]];
  });
  const search = stringifyQuery(Object.fromEntries(written));
  return search === '' ? path : `${path}?${search}`;
}

/** The query with some of its keys changed; whatever changes but the page itself leads back to page 1, if it has any. */
export function changeListQuery<Query extends ListQuery>(query: Query, changes: Partial<Query>): Query {
  const isPageOnly = Object.keys(changes).every((key) => key === 'page');
  return isPageOnly || !('page' in query) ? { ...query, ...changes } : { ...query, page: 1, ...changes };
}

/** The query without any filter: the order and the size of the pages stay. */
export function resetListQuery<Query extends ListQuery>(query: Query, defaults: Query): Query {
  const kept = Object.entries(query).filter(([key]) => presentationKeys.includes(key));
  return { ...defaults, ...Object.fromEntries(kept) };
}

/** What the filters of a query say, as a text to compare: page, order and look aside. */
export function listScope<Query extends ListQuery>(query: Query, defaults: Query): string {
  const nonDefault = Object.entries(query).filter(
    ([key, value]) => key !== 'page' && !presentationKeys.includes(key) && !isSame(value, defaults[key]),
  );
  return JSON.stringify(nonDefault);
}

/** True when the query keeps some records out. */
export function isListFiltered<Query extends ListQuery>(query: Query, defaults: Query): boolean {
  return Object.keys(query).some(
    (key) => key !== 'page' && !presentationKeys.includes(key) && !isSame(query[key], defaults[key]),
  );
}

/**
 * The sort that a click on a column asks for: the column's own first direction, then the other way round.
 * A leading `-` means descending.
 */
export function nextSort(current: string, column: string, first: 'ascending' | 'descending'): string {
  const [initial, other] = first === 'ascending' ? [column, `-${column}`] : [`-${column}`, column];
  return current === initial ? other : initial;
}

/** The direction in which a column is sorted now, for `aria-sort`. */
export function sortOf(current: string, column: string): 'ascending' | 'descending' | undefined {
  if (current === column) return 'ascending';
  return current === `-${column}` ? 'descending' : undefined;
}
