import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileResponse, isContinued, rangeOf } from '#mocks/server/files/ranged.ts';

const sha256 = 'ab'.repeat(32);
const etag = `"${sha256}"`;
const bytes = Uint8Array.from({ length: 100 }, (_, at) => at);
const asked = (headers: Record<string, string>) => ({ headers: new Headers(headers) });
const answer = (headers: Record<string, string>) =>
  fileResponse(asked(headers), bytes, sha256, { 'content-type': 'video/mp4' });

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
  const response = answer({ range });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect((await response.bytes()).length).toBe(length);
});

test('a part of another version is not joined to it: all of the file comes', () => {
  expect(answer({ range: 'bytes=40-', 'if-range': '"another"' }).status).toBe(200);
  expect(answer({ range: 'bytes=40-', 'if-range': `W/${etag}` }).status).toBe(200);
  expect(answer({ range: 'bytes=40-', 'if-range': etag }).status).toBe(206);
});

test('a file broken off anywhere and gone on with is the file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99 }), async (at) => {
      const [head, tail] = [
        answer({ range: `bytes=0-${at - 1}` }),
        answer({ range: `bytes=${at}-`, 'if-range': etag }),
      ];
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
