import { useNavigate } from '../navigation/hooks.ts';
import {
  changeListQuery,
  isListFiltered,
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

/** Addresses of a list; the address is its only state. */
export interface ListAddress<Query extends ListQuery> {
  /** The list with some of its query changed, back on page 1 unless only the page changes. */
  hrefWith(changes: Partial<Query>): string;
  /** The list seen from scratch, then changed: for saved views. */
  hrefOfView(changes: Partial<Query>): string;
  hrefOfPage(page: number): string;
  hrefOfSort(column: string, first?: 'ascending' | 'descending'): string;
  sortOf(column: string): 'ascending' | 'descending' | undefined;
  /** Address without any filter; the order and the size of the pages stay. */
  readonly resetHref: string;
  readonly isFiltered: boolean;
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
  const pageChange = (page: number) => ({ page }) as unknown as Partial<Query>;
  const sortChange = (sort: string) => ({ sort }) as unknown as Partial<Query>;
  const currentSort = typeof query['sort'] === 'string' ? query['sort'] : '';

  return {
    hrefWith,
    hrefOfView: (changes) => write({ ...reset, ...changes }),
    hrefOfPage: (page) => hrefWith(pageChange(page)),
    hrefOfSort: (column, first = 'ascending') => hrefWith(sortChange(nextSort(currentSort, column, first))),
    sortOf: (column) => sortOf(currentSort, column),
    resetHref: write(reset),
    isFiltered: isListFiltered(query, defaults),
    change: (changes, { replace = false } = {}) => {
      void navigate(hrefWith(changes), { replace, preserveScroll: true });
    },
  };
}
