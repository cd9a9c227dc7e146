import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asDeflate = promisify(deflate);

export type Encoding = 'br' | 'gzip' | 'deflate';

/** Below this an answer fits into one packet anyway. */
const minBytes = 1_024;

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|.*\+(json|xml))|image\/svg\+xml)/i;

/** Ours from the best to the least, for an `Accept-Encoding` that likes them equally (RFC 9110, 12.5.3). */
const preferred: readonly Encoding[] = ['br', 'gzip', 'deflate'];

/** The encoding to answer in, or null for none. */
export function chooseEncoding(accepted: string | null): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...options] = part.split(';').map((piece) => piece.trim());
    const quality = options.find((option) => option.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = preferred.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? null;
}

/** True for a content that compression makes smaller. */
export const isCompressible = (type: string | null, bytes: number): boolean =>
  bytes >= minBytes && type !== null && compressible.test(type);

/** `isKept` for what is compressed once and served many times. */
export async function compressBytes(
  bytes: Uint8Array,
  encoding: Encoding,
  { isKept = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await asGzip(bytes));
  if (encoding === 'deflate') return new Uint8Array(await asDeflate(bytes));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await asBrotli(bytes, { params }));
}

/** Adds a name to `Vary`, which caches need to keep the variants of an answer apart. */
export function addVary(headers: Headers, name: string): void {
  const present = headers.get('vary') ?? '';
  const names = present.split(',').map((part) => part.trim().toLowerCase());
  if (names.includes('*') || names.includes(name.toLowerCase())) return;
  headers.set('vary', present === '' ? name : `${present}, ${name}`);
}

/**
 * The answer in an encoding that the client takes, its length known; as it is when it is small, encoded
 * already or of a kind that does not shrink.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const isReady = headers.has('content-encoding') || /no-transform/i.test(headers.get('cache-control') ?? '');
  if (
    response.body === null ||
    isReady ||
    status === 206 ||
    !compressible.test(headers.get('content-type') ?? '')
  )
    return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const isWorthIt = isCompressible(headers.get('content-type'), bytes.byteLength);
  if (isWorthIt) addVary(headers, 'Accept-Encoding');
  const body = isWorthIt && encoding !== null ? await compressBytes(bytes, encoding) : bytes;
  if (body !== bytes && encoding !== null) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, headers });
}
