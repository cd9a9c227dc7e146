import type { StoredFile } from '#mocks/db/schema/index.ts';
import type { ByteRange } from '#mocks/services/files/blob-store.ts';
import type { RequestContext } from '../context.ts';
import { notFound } from '../failures.ts';
import { folderOf } from './store-file.ts';

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

/** Bytes of a file that are held at a time while it is read. */
export const windowBytes = 2 ** 20;

type Reading = Pick<RequestContext, 'deps' | 'unscoped'>;

/**
 * Bytes of a stored file from the first to the last, a window at a time: of a film nobody holds more than that.
 *
 * @throws HttpFailure 404 when they are not there: what broke off must not look whole
 */
export async function* readWindows(
  { deps, unscoped }: Reading,
  file: Pick<StoredFile, 'id' | 'tenantId' | 'sha256'>,
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let at = first; at <= last; at += windowBytes) {
    const window = { first: at, last: Math.min(last, at + windowBytes - 1) };
    const bytes = await deps.files.readRange(folderOf(file), file.sha256, window, unscoped);
    if (bytes === null || bytes.length <= window.last - window.first) throw notFound(`bytes of ${file.id}`);
    yield bytes;
  }
}

/** What windows bring, as the body of an answer; the first is read already. */
function bodyOf(
  first: Uint8Array<ArrayBuffer>,
  windows: AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    pull: async (controller) => {
      const { done, value } = await windows.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await windows.return();
    },
  });
}

/**
 * The answer with a file, or with the part of it that was asked for: a download goes on where it broke off, a film is
 * looked at from its middle. Nothing else of it is read.
 *
 * @throws HttpFailure 404 when its bytes are not there
 */
export async function fileResponse(
  context: Reading & { readonly request: Pick<Request, 'headers'> },
  file: Pick<StoredFile, 'id' | 'tenantId' | 'sha256' | 'sizeBytes'>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { sizeBytes } = file;
  const etag = `"${file.sha256}"`;
  const range = rangeOf(context.request.headers, sizeBytes, etag);
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${sizeBytes}` } });
  }
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  const windows = readWindows(context, file, { first, last });
  // Before anything is said: what is not there is told as such.
  const begun = await windows.next();
  return new Response(begun.done ? null : bodyOf(begun.value, windows), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      etag,
      'accept-ranges': 'bytes',
      'content-length': String(last - first + 1),
      ...(range !== null && { 'content-range': `bytes ${first}-${last}/${sizeBytes}` }),
    },
  });
}
