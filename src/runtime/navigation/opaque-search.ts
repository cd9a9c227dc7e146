/** The query as one text, so that the router neither decodes nor rewrites it. */
export interface OpaqueSearch {
  readonly raw?: string;
}

/** `?a[]=1` → `{ raw: '?a[]=1' }`. */
export function parseOpaqueSearch(search: string): OpaqueSearch {
  if (search === '' || search === '?') return {};
  return { raw: search.startsWith('?') ? search : `?${search}` };
}

/** The query as it came. */
export function stringifyOpaqueSearch(search: OpaqueSearch): string {
  return search.raw ?? '';
}

/** The router reads `$` in a path as a parameter; encoded it names the same path. */
export function guardPath(href: string): string {
  const { pathname } = splitHref(href);
  return `${pathname.replaceAll('$', '%24')}${href.slice(pathname.length)}`;
}

/** Splits an address the way the history does, without touching a byte. */
export function splitHref(href: string): { href: string; pathname: string; search: string; hash: string } {
  const hashAt = href.indexOf('#');
  const bare = hashAt === -1 ? href : href.slice(0, hashAt);
  const searchAt = bare.indexOf('?');
  return {
    href,
    pathname: searchAt === -1 ? bare : bare.slice(0, searchAt),
    search: searchAt === -1 ? '' : bare.slice(searchAt),
    hash: hashAt === -1 ? '' : href.slice(hashAt),
  };
}
