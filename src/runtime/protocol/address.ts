// Addresses of the page protocol are path and query; the origin only serves to read them.
const READING_ORIGIN = 'http://address.invalid';

/** Path, query and hash of an address, whether it was relative or absolute; null when unreadable. */
export function toHref(address: string, base = '/'): string | null {
  try {
    const url = new URL(address, new URL(base, READING_ORIGIN));
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}

/** The address without its hash: what is sent to the server. */
export function withoutHash(href: string): string {
  const at = href.indexOf('#');
  return at === -1 ? href : href.slice(0, at);
}

/** The hash of an address with its `#`, or an empty string. */
export function hashOf(href: string): string {
  const at = href.indexOf('#');
  return at === -1 ? '' : href.slice(at);
}

/** The path of an address, without query and hash. */
export function pathOf(href: string): string {
  const path = withoutHash(href);
  const at = path.indexOf('?');
  return at === -1 ? path : path.slice(0, at);
}

/** The first segment of an address's path, decoded; `''` for the root, as it is when it cannot be decoded. */
export function firstSegmentOf(href: string): string {
  const [, first = ''] = pathOf(toHref(href) ?? '').split('/');
  try {
    return decodeURIComponent(first);
  } catch {
    return first;
  }
}

function recode(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

// Every link of a page compares its address with the one shown, at every visit; reading one takes some 50 µs.
const mostKeys = 1_000;
const keys = new Map<string, string>();

/**
 * One spelling for addresses that differ only by how they are encoded (`é` or `%C3%A9`, `[` or `%5B`,
 * `+` or `%20`), so that the same page is never stored twice nor redirected to itself. The hash is dropped.
 */
export function addressKey(href: string): string {
  const known = keys.get(href);
  if (known !== undefined) return known;
  if (keys.size >= mostKeys) keys.clear();
  const key = writeKey(href);
  keys.set(href, key);
  return key;
}

function writeKey(href: string): string {
  const bare = withoutHash(toHref(href) ?? href);
  const at = bare.indexOf('?');
  const path = (at === -1 ? bare : bare.slice(0, at)).split('/').map(recode).join('/');
  if (at === -1 || at === bare.length - 1) return path;
  const query = bare
    .slice(at + 1)
    .split('&')
    .map((pair) =>
      pair
        .split('=')
        .map((piece) => recode(piece.replaceAll('+', ' ')))
        .join('='),
    )
    .join('&');
  return `${path}?${query}`;
}

/** Whether two addresses name the same page, hash aside. */
export function isSameAddress(a: string, b: string): boolean {
  return addressKey(a) === addressKey(b);
}

/** Whether an address leaves the application: it carries a scheme or a host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i.test(href.trim());
}

/** Whether requests to an address reach our own server: it names no host, or the document's. */
export function isOwnOrigin(href: string): boolean {
  if (!isExternal(href)) return true;
  const origin = globalThis.location?.origin;
  return origin !== undefined && URL.parse(href.trim(), origin)?.origin === origin;
}
