import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import type { ByteRange } from '#mocks/services/files/blob-store.ts';
import { archiveNames, archiveResponse, archiveSize, type ArchiveEntry } from '#mocks/server/files/zip.ts';

const contents: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  a: new TextEncoder().encode('façade'),
  b: new Uint8Array(70_000).fill(7),
  c: new Uint8Array(),
};
const entry = (sha256: string, name: string): ArchiveEntry => ({
  name,
  file: {
    id: sha256,
    sha256,
    tenantId: 't',
    sizeBytes: contents[sha256]?.length ?? 5,
    createdAt: new Date('2026-11-20T07:40:00Z'),
  } as StoredFile,
});
const entries = [entry('a', 'Façade sur rue.txt'), entry('b', 'plan.bin'), entry('c', 'vide.txt')];

const ask = (headers: Readonly<Record<string, string>> = {}, given = entries): Promise<Response> => {
  const deps = {
    files: {
      readRange: (_folder: string, sha256: string, { first, last }: ByteRange) =>
        Promise.resolve(contents[sha256]?.slice(first, last + 1) ?? null),
    },
  };
  const context = { deps, unscoped: {}, request: new Request('https://ilot.test/', { headers }) };
  return archiveResponse(context as unknown as RequestContext, given, 'x.zip');
};
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('the size of an archive is known before its files are read', async () => {
  expect((await bytesOf(await ask())).length).toBe(archiveSize(entries));
  expect((await bytesOf(await ask({}, []))).length).toBe(archiveSize([]));
});

test('an archive holds its files under their names, on their day', async () => {
  const files = unzipSync(await bytesOf(await ask()));
  expect(files).toEqual({
    'Façade sur rue.txt': contents['a'],
    'plan.bin': contents['b'],
    'vide.txt': contents['c'],
  });
});

test('whatever part of it is asked for is that part of the whole', async () => {
  const whole = await bytesOf(await ask());
  const { length } = whole;
  for (const [first, last] of [
    [0, 0],
    [10, 69],
    [60, 70_100],
    [length - 5, length - 1],
  ] as const) {
    const answer = await ask({ range: `bytes=${first}-${last}` });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
    expect(await bytesOf(answer)).toEqual(whole.slice(first, last + 1));
  }
});

test('another choice is another version: what was begun begins anew', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  const other = await ask({ range: 'bytes=10-', 'if-range': etag }, entries.slice(1));
  expect(other.status).toBe(200);
});

test('an archive that lacks the bytes of a file breaks off', async () => {
  const gone = await ask({}, [...entries, entry('gone', 'perdu.txt')]);
  await expect(gone.arrayBuffer()).rejects.toThrow();
});

test('of two names alike the second is numbered', () => {
  expect(archiveNames(['a.png', 'A.png', 'a/b.png'])).toEqual(['a.png', 'A (2).png', 'a-b.png']);
});
