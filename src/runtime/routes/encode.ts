const KEPT_IN_PATH: Readonly<Record<string, string>> = {
  '%2F': '/',
  '%40': '@',
  '%3A': ':',
  '%3B': ';',
  '%2C': ',',
  '%3D': '=',
  '%2B': '+',
  '%7C': '|',
  '%26': '&',
  "'": '%27',
  '(': '%28',
  ')': '%29',
};

const strict = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * A path value: `/ @ : ; , = + ! * | &` and unreserved characters kept, the rest percent-encoded,
 * `?`, `#` and `%` included. Throws `URIError` on a lone surrogate.
 */
export function encodePath(text: string): string {
  return encodeURIComponent(text).replace(
    /%(?:2F|40|3A|3B|2C|3D|2B|7C|26)|['()]/g,
    (found) => KEPT_IN_PATH[found] ?? found,
  );
}

/** Literal text of a uri: as `encodePath`, but an escape that the manifest wrote stays as it is. */
export function encodeLiteral(text: string): string {
  return encodePath(text).replace(/%25/g, '%');
}

/** A query key or value: only unreserved characters kept (RFC 3986). Throws `URIError` on a lone surrogate. */
export function encodeQuery(text: string): string {
  return strict(text);
}

/** A query piece given without a key: separators kept, well-formed escapes kept, `#` encoded. */
export function encodeBareQuery(text: string): string {
  return encodePath(text)
    .replace(/%3F/g, '?')
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1');
}

/** The fragment of an address, without `#`. */
export function encodeHash(text: string): string {
  return encodePath(text).replace(/%3F/g, '?');
}
