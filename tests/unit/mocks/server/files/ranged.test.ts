import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '#mocks/server/context.ts';
import { fileResponse, isContinued, rangeOf, windowBytes } from '#mocks/server/files/ranged.ts';
import { archiveResponse } from '#mocks/server/files/zip.ts';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import type { ByteRange } from '#mocks/services/files/blob-store.ts';

const sha256 = 'ab'.repeat(32);
const etag = `"${sha256}"`;
const bytes = Uint8Array.from({ length: 100 }, (_, at) => at);

/** What was read of the store, range by range. */
let readings: ByteRange[] = [];
beforeEach(() => {
  readings = [];
});

/** A request for a file of a store that makes its bytes as they are asked for, and refuses to give all of them. */
function asked(headers: Record<string, string>, byteAt: (at: number) => number, sizeBytes: number) {
  const readRange = (_folder: string, _sha256: string, range: ByteRange) => {
    readings.push(range);
    const count = Math.max(0, Math.min(range.last + 1, sizeBytes) - range.first);
    return Promise.resolve(Uint8Array.from({ length: count }, (_, at) => byteAt(range.first + at)));
  };
  const read = () => Promise.reject(new Error('all of a file was read'));
  return {
    request: { headers: new Headers(headers) },
    deps: { files: { read, readRange } },
  } as unknown as RequestContext;
}

const file = (sizeBytes: number) => ({ id: '01', tenantId: 'a', sha256, sizeBytes });
const answer = (headers: Record<string, string>) =>
  fileResponse(
    asked(headers, (at) => at, 100),
    file(100),
    { 'content-type': 'video/mp4' },
  );

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/100', 10],
  ['bytes=40-', 206, 'bytes 40-99/100', 60],
  ['bytes=-10', 206, 'bytes 90-99/100', 10],
  ['bytes=90-500', 206, 'bytes 90-99/100', 10],
  ['bytes=-500', 206, 'bytes 0-99/100', 100],
  ['bytes=100-', 416, 'bytes */100', 0],
  ['bytes=-0', 416, 'bytes */100', 0],
  ['bytes=9-3', 200, null, 100],
  ['bytes=0-1,5-6', 200, null, 100],
  ['lines=0-1', 200, null, 100],
  ['bytes=-', 200, null, 100],
])('%s is answered with %i', async (range, status, contentRange, length) => {
  const response = await answer({ range });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect((await response.bytes()).length).toBe(length);
});

test('a part of another version is not joined to it: all of the file comes', async () => {
  const statusOf = async (version: string) =>
    (await answer({ range: 'bytes=40-', 'if-range': version })).status;
  expect(await statusOf('"another"')).toBe(200);
  expect(await statusOf(`W/${etag}`)).toBe(200);
  expect(await statusOf(etag)).toBe(206);
});

test('a file broken off anywhere and gone on with is the file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), async (at) => {
      const head = await answer({ range: `bytes=0-${at - 1}` });
      const tail = await answer({ range: `bytes=${at}-`, 'if-range': etag });
      expect(Uint8Array.from([...(await head.bytes()), ...(await tail.bytes())])).toEqual(bytes);
    }),
  );
});

test('what goes on is told from what begins', () => {
  const begins = (range: string | null) => !isContinued(new Headers(range === null ? {} : { range }));
  expect([null, 'bytes=0-', 'bytes=00-5', 'bytes=1-', 'bytes=010-'].map(begins)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(rangeOf(new Headers(), 100, etag)).toBeNull();
});

describe('a film that is larger than what is held of it', () => {
  const sizeBytes = 4 * windowBytes + 77;
  const byteAt = (at: number): number => (at * 31 + (at >> 20)) % 251;
  const film = (headers: Record<string, string>) =>
    fileResponse(asked(headers, byteAt, sizeBytes), file(sizeBytes), {});

  test('is read as far as it is asked for, a window at a time, wherever its parts begin and end', async () => {
    const border = fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: -2, max: 2 }))
      .map(([windows, beside]) => Math.max(0, Math.min(sizeBytes - 1, windows * windowBytes + beside)));
    await fc.assert(
      fc.asyncProperty(border, border, async (one, other) => {
        readings = [];
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const response = await film({ range: `bytes=${first}-${last}` });
        const got = await response.bytes();
        expect(got.length).toBe(last - first + 1);
        expect([got[0], got.at(-1)]).toEqual([byteAt(first), byteAt(last)]);
        expect(readings.map((range) => range.last - range.first < windowBytes)).not.toContain(false);
        expect(readings.reduce((sum, range) => sum + range.last - range.first + 1, 0)).toBe(got.length);
      }),
      { numRuns: 20 },
    );
  });

  test('is not read on while nobody takes what was read', async () => {
    const reader = (await film({})).body?.getReader();
    await reader?.read();
    expect(readings.length).toBeLessThanOrEqual(3);
    await reader?.cancel();
    const count = readings.length;
    await reader?.read();
    expect(readings.length).toBe(count);
  });

  test('goes into an archive as it is read', async () => {
    const stored = { ...file(sizeBytes), createdAt: new Date('2026-11-20T08:00:00Z') } as StoredFile;
    const archive = await archiveResponse(
      asked({}, byteAt, sizeBytes),
      [{ name: 'a.mp4', file: stored }],
      'a.zip',
    );
    expect((await archive.bytes()).length).toBe(Number(archive.headers.get('content-length')));
    expect(readings.map((range) => range.last - range.first < windowBytes)).not.toContain(false);
  });

  test('that is not there, or not whole, is told as such before anything is said', async () => {
    const short = asked({}, byteAt, 10);
    await expect(fileResponse(short, file(sizeBytes), {})).rejects.toThrow('bytes of 01');
  });
});
