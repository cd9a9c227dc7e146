import { Zip, ZipPassThrough } from 'fflate';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { RequestContext } from '../context.ts';
import { rangeOf, readWindows } from './ranged.ts';

/** A file under the name that it has in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly file: StoredFile;
}

/** Names under which files stand in one archive: of two alike the second is « façade (2).jpg ». */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given.replaceAll(/[\\/:*?"<>|]/g, '-');
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,5})?$/.exec(name) ?? [];
    let free = name;
    for (let rank = 2; taken.has(free.toLowerCase()); rank += 1) free = `${stem} (${rank})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The ending of a file's name, without the dot. */
export const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? 'bin';

/** Bytes of an archive beside its files (PKWARE, APPNOTE 4.3): head and descriptor of each, its line of the contents. */
const frame = { head: 30, descriptor: 16, line: 46, end: 22 } as const;

/** Bytes that an archive will have, known before any of its files is read. */
export function archiveSize(entries: readonly ArchiveEntry[]): number {
  const { head, descriptor, line, end } = frame;
  const utf8 = new TextEncoder();
  return entries.reduce<number>(
    (sum, { name, file }) => sum + head + descriptor + line + 2 * utf8.encode(name).length + file.sizeBytes,
    end,
  );
}

/** Files as one archive, written while it is read. Pictures, videos and papers are packed already: they are stored as they are. */
export function zipped(
  context: Pick<RequestContext, 'deps' | 'unscoped'>,
  entries: readonly ArchiveEntry[],
): ReadableStream<Uint8Array> {
  const pieces = piecesOfEntries(context, entries);
  let zip: Zip;
  let part: ZipPassThrough | null = null;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isFinal) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (isFinal) controller.close();
      });
    },
    pull: async () => {
      const { done, value } = await pieces.next();
      if (done) return zip.end();
      const { entry, bytes, isLast } = value;
      if (part === null) {
        part = new ZipPassThrough(entry.name);
        // The day of the file, not that of the archive: the same files are the same bytes.
        part.mtime = entry.file.createdAt;
        zip.add(part);
      }
      part.push(bytes, isLast);
      if (isLast) part = null;
    },
    cancel: async () => {
      await pieces.return();
    },
  });
}

interface Piece {
  readonly entry: ArchiveEntry;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isLast: boolean;
}

/** The files of an archive, a window of one at a time. @throws HttpFailure 404: an archive that lacks a file breaks off */
async function* piecesOfEntries(
  context: Pick<RequestContext, 'deps' | 'unscoped'>,
  entries: readonly ArchiveEntry[],
): AsyncGenerator<Piece, void> {
  for (const entry of entries) {
    const { file } = entry;
    let left = file.sizeBytes;
    if (left === 0) yield { entry, bytes: new Uint8Array(0), isLast: true };
    for await (const bytes of readWindows(context, file, { first: 0, last: left - 1 })) {
      left -= bytes.length;
      yield { entry, bytes, isLast: left === 0 };
    }
  }
}

/** What is the same for two archives of the same bytes. */
const markOf = async (entries: readonly ArchiveEntry[]): Promise<string> => {
  const lines = entries.map(({ name, file }) => `${name}\n${file.sha256}\n${file.createdAt.toISOString()}`);
  return `"${await sha256Hex(lines.join('\n\n'))}"`;
};

/** Bytes from the first to the last, counted from 0, of what comes in pieces. */
function piecesOf(first: number, last: number): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform: (piece, controller) => {
      const from = Math.max(0, first - at);
      const to = Math.min(piece.length, last + 1 - at);
      at += piece.length;
      if (from < to) controller.enqueue(piece.subarray(from, to));
      if (at > last) controller.terminate();
    },
  });
}

/**
 * The answer with an archive, or with the part of it that was asked for: a download that broke off goes on where it
 * was, as the same files make the same bytes. What lies before is read, and not sent.
 */
export async function archiveResponse(
  context: Pick<RequestContext, 'deps' | 'unscoped' | 'request'>,
  entries: readonly ArchiveEntry[],
  name: string,
): Promise<Response> {
  const sizeBytes = archiveSize(entries);
  const etag = await markOf(entries);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  };
  const range = rangeOf(context.request.headers, sizeBytes, etag);
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${sizeBytes}` } });
  }
  const whole = zipped(context, entries);
  if (range === null) {
    return new Response(whole, { headers: { ...headers, 'content-length': String(sizeBytes) } });
  }
  const { first, last } = range;
  return new Response(whole.pipeThrough(piecesOf(first, last)), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${sizeBytes}`,
    },
  });
}
