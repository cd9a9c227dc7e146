import { useNavigate } from '../navigation/hooks.ts';
import {
  changeListQuery,
  isListFiltered,
  listScope,
  nextSort,
  resetListQuery,
  sortOf,
  writeListAddress,
  type ListQuery,
} from './list-address.ts';

export interface ListAddressOptions<Query extends ListQuery> {
  /** Address of the list without query, from its route builder. */
  readonly path: string;
  /** What the server read in the address, from the page's props. */
  readonly query: Query;
  /** The query of an address without any. */
  readonly defaults: Query;
}

/** Addresses of a list, as parts see them that know no list in particular. */
export interface ListAddressView {
  readonly query: ListQuery;
  hrefOfPage(page: number): string;
  hrefOfSort(column: string, first?: 'ascending' | 'descending'): string;
  /** The list with one value of its query changed. */
  hrefOfKey(key: string, value: ListQuery[string]): string;
  sortOf(column: string): 'ascending' | 'descending' | undefined;
  /** Address without any filter; the order and the size of the pages stay. */
  readonly resetHref: string;
  readonly isFiltered: boolean;
  /** What the filters say, whatever the page, the order and the look. */
  readonly scope: string;
  /** Shows the list with one value of its query changed; `replace` while one types. */
  set(key: string, value: ListQuery[string], options?: { readonly replace?: boolean }): void;
}

/** Addresses of a list; the address is its only state. */
export interface ListAddress<Query extends ListQuery> extends ListAddressView {
  readonly query: Query;
  /** The list with some of its query changed, back on page 1 unless only the page changes. */
  hrefWith(changes: Partial<Query>): string;
  /** The list seen from scratch, then changed: for saved views. */
  hrefOfView(changes: Partial<Query>): string;
  /** Shows the list with some of its query changed; `replace` while one types. */
  change(changes: Partial<Query>, options?: { readonly replace?: boolean }): void;
}

/** Reads a list's query from the page's props and writes the addresses of what it can become. */
export function useListAddress<Query extends ListQuery>(
  options: ListAddressOptions<Query>,
): ListAddress<Query> {
  const { path, query, defaults } = options;
  const navigate = useNavigate();
  const write = (next: Query): string => writeListAddress(path, next, defaults);
  const reset = resetListQuery(query, defaults);
  const hrefWith = (changes: Partial<Query>): string => write(changeListQuery(query, changes));
  // A generic record cannot be told that it has these keys: `ListQuery` gives them their types.
  const oneChange = (key: string, value: ListQuery[string]) =>
    ({ [key]: value }) as unknown as Partial<Query>;
  // The columns of a saved view go with it.
  const ownColumns = 'columns' in defaults ? oneChange('columns', []) : {};
  const currentSort = typeof query['sort'] === 'string' ? query['sort'] : '';
  const change = (changes: Partial<Query>, { replace = false } = {}): void => {
    void navigate(hrefWith(changes), { replace, preserveScroll: true });
  };

  return {
    query,
    hrefWith,
    hrefOfView: (changes) => write({ ...reset, ...ownColumns, ...changes }),
    hrefOfPage: (page) => hrefWith(oneChange('page', page)),
    hrefOfSort: (column, first = 'ascending') =>
      hrefWith(oneChange('sort', nextSort(currentSort, column, first))),
    hrefOfKey: (key, value) => hrefWith(oneChange(key, value)),
    sortOf: (column) => sortOf(currentSort, column),
    resetHref: write(reset),
    isFiltered: isListFiltered(query, defaults),
    scope: listScope(query, defaults),
    set: (key, value, how) => change(oneChange(key, value), how),
    change,
  };
}
