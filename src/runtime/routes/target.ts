/** A decoded path whose segments are cut off as they are asked for. */
export interface PathSegments {
  /** With its leading slash, without one at the end. */
  readonly path: string;
  /** Those cut off so far. */
  readonly segments: string[];
  /** Where the next segment begins. */
  next: number;
}

/** What an address asks for. */
export interface Target extends PathSegments {
  /** Lower-case, without port. */
  readonly host: string | undefined;
}

/** Host and decoded path of a full address or of one that begins with `/`; `null` when it is malformed. */
export function parseAddress(address: string, host: string | undefined): Target | null {
  const full = address.startsWith('/') ? null : /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address);
  const start = full ? full[0].length : 0;
  const encoded = address.slice(start, pathEnd(address, start));
  let path = encoded;
  if (encoded.includes('%')) {
    try {
      path = decodeURIComponent(encoded);
    } catch {
      return null;
    }
  }
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  if (!path.startsWith('/')) path = `/${path}`;
  const authority = full?.[1]?.replace(/^.*@/s, '') ?? host;
  return { host: authority?.replace(/:\d+$/, '').toLowerCase(), path, segments: [], next: 1 };
}

/** The segment of a path at a depth, `undefined` beyond the last. */
export function segmentAt(target: PathSegments, depth: number): string | undefined {
  const { path, segments } = target;
  while (segments.length <= depth) {
    if (target.next > path.length || path === '/') return undefined;
    const slash = path.indexOf('/', target.next);
    const end = slash === -1 ? path.length : slash;
    segments.push(path.slice(target.next, end));
    target.next = end + 1;
  }
  return segments[depth];
}

function pathEnd(address: string, start: number): number {
  const query = address.indexOf('?', start);
  const fragment = address.indexOf('#', start);
  if (query === -1) return fragment === -1 ? address.length : fragment;
  return fragment === -1 ? query : Math.min(query, fragment);
}
