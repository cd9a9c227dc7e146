import { parseQuery, stringifyQuery } from '../routes/query.ts';
import type { QueryInput, QueryTree } from '../routes/types.ts';
import { hashOf, pathOf, withoutHash } from './address.ts';

/** Data of a GET goes into the query: given keys replace those of the address; null takes a key away. */
export function mergeQuery(href: string, data: QueryInput): string {
  const bare = withoutHash(href);
  const path = pathOf(href);
  const query: QueryInput & QueryTree = { ...parseQuery(bare.slice(path.length)) };
  const merged = stringifyQuery({ ...query, ...data });
  return `${path}${merged === '' ? '' : `?${merged}`}${hashOf(href)}`;
}
