import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { sha256OfBytes, type BlobStore, type KeptBlob } from './blob-store.ts';

const placePattern = /^[0-9a-z]{1,32}\/[0-9a-f]{2}\/[0-9a-f]{64}$/;
/** How long one answer of the store may take, in milliseconds. */
const patienceMs = 30_000;
/** Tries of one request: stores ask now and then to come back (503), and are to be believed. */
const retries = 3;
/** The smallest part of a file that stores take in several, but for its last (CompleteMultipartUpload). */
const partBytes = 5 * 2 ** 20;

/** A bucket of a store that speaks the protocol of Amazon S3. */
export interface S3Settings {
  /** Of the store, without the bucket: `https://s3.fr-par.scw.cloud`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The store did not do what it was asked for. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;

  /** @param status of the answer */
  constructor(action: string, status: number) {
    super(`the store of files answered ${status} to ${action}`);
    this.status = status;
  }
}

/**
 * The bucket that an address names: `https://key:secret@s3.example/bucket?region=fr-par`.
 *
 * @returns null for an address that lacks something
 */
export function readS3Address(address: string): S3Settings | null {
  const url = URL.parse(address);
  const bucket = url?.pathname.replaceAll(/^\/|\/$/g, '') ?? '';
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (url.username === '' || url.password === '' || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket)) return null;
  return {
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/**
 * Keeps files in a bucket: `<folder>/<two signs>/<SHA-256>`, as on the disk. The bucket is private: nobody but this
 * server reads it, which asks each time whether the reader still may.
 *
 * @throws S3Error when the store refuses; TypeError or TimeoutError when it does not answer
 */
export function s3Blobs(settings: S3Settings): BlobStore<unknown> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const root = `${settings.endpoint}/${settings.bucket}`;
  const ask: Ask = (method, path, { body, headers } = {}) =>
    client.fetch(`${root}${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && { body }),
      ...(headers !== undefined && { headers }),
    });
  const read = async (folder: string, sha256: string, range?: string): Promise<Bytes | null> => {
    const answer = await ask('GET', pathOf(folder, sha256), { ...(range && { headers: { range } }) });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    // All of it lies before what was asked for.
    if (answer.status === 416) return new Uint8Array(0);
    throw new S3Error('a file to read', answer.status);
  };
  return {
    put: async (folder, bytes) => {
      const sha256 = await sha256OfBytes(bytes);
      // Put again, it is younger from then on: a sweep lets it be.
      const answer = await ask('PUT', pathOf(folder, sha256), { body: bytes });
      await answer.body?.cancel();
      if (!answer.ok) throw new S3Error('a file to keep', answer.status);
      return sha256;
    },
    join: async (folder, parts) => {
      const source = (): AsyncGenerator<Bytes> => piecesOf(parts, (sha256) => read(folder, sha256));
      try {
        // Its name has to be known before it is written: all parts are read twice, one at a time.
        const whole = await weighed(source());
        await putPieces(ask, pathOf(folder, whole.sha256), source());
        return whole;
      } catch (error) {
        if (error instanceof MissingPartError) return null;
        throw error;
      }
    },
    read: (folder, sha256) => read(folder, sha256),
    readRange: (folder, sha256, { first, last }) => read(folder, sha256, `bytes=${first}-${last}`),
    sweep: async (before, usedIn) => {
      const old: S3Entry[] = [];
      for await (const entry of entriesOf(ask)) {
        if (entry.at < before && placePattern.test(entry.key)) old.push(entry);
      }
      let removed = 0;
      for (const [folder, entries] of Map.groupBy(old, ({ key }) => key.split('/')[0] ?? '')) {
        const used = await usedIn(folder);
        for (const { key } of entries) {
          if (used.has(key.slice(-64))) continue;
          const answer = await ask('DELETE', `/${key}`);
          await answer.body?.cancel();
          if (!answer.ok) throw new S3Error('a file to remove', answer.status);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Ask = (
  method: string,
  path: string,
  given?: { readonly body?: Bytes | string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<Response>;

/** A part of a file to join is not there. */
class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
}

/** The bytes of several files one behind the other, in pieces as large as a store takes. @throws MissingPartError */
async function* piecesOf(
  parts: readonly string[],
  read: (sha256: string) => Promise<Bytes | null>,
): AsyncGenerator<Bytes> {
  let left: Bytes = new Uint8Array(0);
  for (const sha256 of parts) {
    const bytes = await read(sha256);
    if (bytes === null) throw new MissingPartError(sha256);
    const all = left.length === 0 ? bytes : new Uint8Array(left.length + bytes.length);
    if (all !== bytes) {
      all.set(left);
      all.set(bytes, left.length);
    }
    let at = 0;
    for (; all.length - at >= partBytes; at += partBytes) yield all.slice(at, at + partBytes);
    left = all.slice(at);
  }
  if (left.length > 0) yield left;
}

async function weighed(pieces: AsyncIterable<Bytes>): Promise<KeptBlob> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    sizeBytes += piece.length;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}

/** Writes a file piece by piece; what was begun and could not be ended is taken back. */
async function putPieces(ask: Ask, path: string, pieces: AsyncIterable<Bytes>): Promise<void> {
  const begun = await textOrThrow(await ask('POST', `${path}?uploads=`), 'a file to begin');
  const upload = encodeURIComponent(textOf(begun, 'UploadId') ?? '');
  try {
    const marks: string[] = [];
    for await (const body of pieces) {
      const answer = await ask('PUT', `${path}?partNumber=${marks.length + 1}&uploadId=${upload}`, { body });
      await textOrThrow(answer, 'a part to keep');
      marks.push(answer.headers.get('etag') ?? '');
    }
    const lines = marks.map(
      (mark, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${mark}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${lines.join('')}</CompleteMultipartUpload>`;
    const ended = await ask('POST', `${path}?uploadId=${upload}`, { body });
    // It may say what went wrong after it has said that all is well.
    const said = await textOrThrow(ended, 'a file to end');
    if (textOf(said, 'ETag') === null) throw new S3Error('a file to end', ended.status);
  } catch (error) {
    await (await ask('DELETE', `${path}?uploadId=${upload}`)).body?.cancel();
    throw error;
  }
}

async function textOrThrow(answer: Response, action: string): Promise<string> {
  const said = await answer.text();
  if (!answer.ok) throw new S3Error(action, answer.status);
  return said;
}

function pathOf(folder: string, sha256: string): string {
  const place = `${folder}/${sha256.slice(0, 2)}/${sha256}`;
  if (!placePattern.test(place)) throw new RangeError(`not a place of files: ${folder}/${sha256}`);
  return `/${place}`;
}

interface S3Entry {
  readonly key: string;
  readonly at: Date;
}

/** What a bucket holds, a thousand names at a time (ListObjectsV2). */
async function* entriesOf(ask: Ask): AsyncGenerator<S3Entry> {
  let after: string | null = null;
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(after !== null && { 'continuation-token': after }),
    });
    const answer = await ask('GET', `?${query}`);
    const xml = await answer.text();
    if (!answer.ok) throw new S3Error('its list', answer.status);
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const [key, at] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')];
      if (key !== null && at !== null) yield { key, at: new Date(at) };
    }
    after = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null;
  } while (after !== null);
}

/** The text of an element; names of ours and tokens hold no sign that XML writes otherwise, but for these. */
function textOf(xml: string, element: string): string | null {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null;
}
