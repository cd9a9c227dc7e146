/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14): null for all of it, as with several parts, or a part of
 * another version than this one; « beyond » for one that starts after its end.
 *
 * @param etag of the file, in its quotation marks
 */
export function rangeOf(
  headers: Pick<Headers, 'get'>,
  sizeBytes: number,
  etag: string,
): ByteRange | 'beyond' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range')?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (asked === null || (from === '' && to === '')) return null;
  const version = headers.get('if-range');
  if (version !== null && version !== etag) return null;
  if (from === '') {
    const count = Math.min(Number(to), sizeBytes);
    return count === 0 ? 'beyond' : { first: sizeBytes - count, last: sizeBytes - 1 };
  }
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= sizeBytes) return 'beyond';
  return { first: Number(from), last: to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}

/** True for a request that goes on with a file of which something was sent before. */
export const isContinued = (headers: Pick<Headers, 'get'>): boolean =>
  /^bytes=0*[1-9]/.test(headers.get('range') ?? '');

/** The answer with a file, or with the part of it that was asked for: a download goes on where it broke off. */
export function fileResponse(
  { headers: asked }: Pick<Request, 'headers'>,
  bytes: Uint8Array<ArrayBuffer>,
  sha256: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `"${sha256}"`;
  const all = { ...headers, etag, 'accept-ranges': 'bytes' };
  const range = rangeOf(asked, bytes.length, etag);
  if (range === null) {
    return new Response(bytes, { headers: { ...all, 'content-length': String(bytes.length) } });
  }
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  }
  const { first, last } = range;
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: {
      ...all,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
    },
  });
}
