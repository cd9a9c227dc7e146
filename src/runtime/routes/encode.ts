/** Text that stands anywhere in an address as it is; most values are of this kind. */
const PLAIN = /^[\w-]+$/;

/** Whether text needs neither encoding nor, in a path, care for slashes and dots. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/** A query key or value: only unreserved characters kept (RFC 3986). Throws `URIError` on a lone surrogate. */
export function encodeQuery(text: string): string {
  if (isPlain(text)) return text;
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * A path value, a fragment or a query piece without a key: `/ @ : ; , = + ! * | &` and unreserved characters
 * kept, the rest percent-encoded, `?`, `#` and `%` included. Throws `URIError` on a lone surrogate.
 */
export function encodePath(text: string): string {
  return encodeQuery(text).replace(/%(?:2[16A-CF]|3[ABD]|40|7C)/g, decodeURIComponent);
}
