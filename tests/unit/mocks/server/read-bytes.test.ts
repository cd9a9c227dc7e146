import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpFailure } from '#mocks/server/failures.ts';
import { isTooDeep, readBytes } from '#mocks/server/read-bytes.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request('http://ilot.test/', { method: 'POST', body, headers });

describe('a body', () => {
  test('comes whole up to its limit, whatever pieces it comes in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array()), async (pieces) => {
        const stream = new Blob(pieces.map((piece) => new Uint8Array(piece))).stream();
        const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' };
        const bytes = await readBytes(new Request('http://ilot.test/', init), 100_000);
        expect([...bytes]).toEqual(pieces.flatMap((piece) => [...piece]));
      }),
    );
  });

  test('is refused beyond its limit, announced or not, in bytes and not in signs', async () => {
    const refused = { status: 413 };
    await expect(readBytes(post('a'.repeat(11)), 10)).rejects.toMatchObject(refused);
    await expect(readBytes(post('é'.repeat(6)), 10)).rejects.toMatchObject(refused);
    await expect(readBytes(post('a', { 'content-length': '11' }), 10)).rejects.toThrow(HttpFailure);
    expect(await readBytes(post('é'.repeat(5)), 10)).toHaveLength(10);
  });

  test('is too deep, as JSON, by its brackets, not by those within its texts', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(isTooDeep(nested(40))).toBe(false);
    expect(isTooDeep(nested(41))).toBe(true);
    expect(isTooDeep('{"a":'.repeat(41))).toBe(true);
    expect(isTooDeep(JSON.stringify({ text: '[{"\\'.repeat(100) }))).toBe(false);
    expect(isTooDeep(`[${'[],'.repeat(1000)}[]]`)).toBe(false);
  });
});
