/** What the lists of the demonstration keep in their address. */
export interface LotQuery extends Record<string, string | number | readonly string[]> {
  readonly q: string;
  readonly sort: string;
  readonly status: readonly string[];
  readonly group: string;
  readonly look: string;
  readonly columns: readonly string[];
}

export const defaultLotQuery: LotQuery = { q: '', sort: '', status: [], group: '', look: '', columns: [] };

/** Reads it as a server would. */
export function readLotQuery(search: URLSearchParams): LotQuery {
  const text = (key: string): string => search.get(key) ?? '';
  const texts = (key: string): string[] => text(key).split(',').filter(Boolean);
  return {
    q: text('q'),
    sort: text('sort'),
    status: texts('status'),
    group: text('group'),
    look: text('look'),
    columns: texts('columns'),
  };
}
