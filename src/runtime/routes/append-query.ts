import { encodePath } from './encode.ts';
import { isEmpty } from './own.ts';
import { checkEntries, queryText, writeQuery } from './query.ts';
import type { BuildableRoute, BuildOptions } from './types.ts';

/**
 * Puts query and fragment behind a path: what was given by `named`, whose `_query` carries query parameters,
 * and the positional values that no parameter took. Throws `InvalidParameterError`.
 */
export function appendQuery(
  route: BuildableRoute,
  path: string,
  named: object | undefined,
  bare: readonly unknown[],
  options: BuildOptions,
): string {
  const { query: added, hash } = options;
  let query = '';
  if (named ?? added) {
    const { _query, ...others } = (named ?? {}) as { readonly _query?: object };
    checkEntries(route, 'query', _query ?? undefined);
    checkEntries(route, 'query', added ?? undefined);
    query = writeQuery(route, { ...others, ..._query, ...added });
  }
  for (const value of bare) {
    if (!isEmpty(value)) query += (query && '&') + encodePath(queryText(route, '', value));
  }
  const address = query ? `${path}?${query}` : path;
  const fragment = hash?.replace(/^#/, '');
  return fragment ? `${address}#${encodePath(fragment.toWellFormed())}` : address;
}
