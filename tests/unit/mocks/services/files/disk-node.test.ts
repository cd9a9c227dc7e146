import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStorageFull } from '#mocks/db/unavailable.ts';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import { diskBlobs, FilesFullError, reserveBytes } from '#mocks/services/files/disk-node.ts';

let root: string;
let blobs: BlobStore<unknown>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ilot-files-'));
  blobs = diskBlobs(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
const monday = new Date('2026-11-16T08:00:00Z');
const friday = new Date('2026-11-20T08:00:00Z');
const names = (): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('bytes are read back as they were put, and kept once however often they are put', async () => {
  const sha256 = await blobs.put('platform', text('façade'), monday, null);
  expect(await blobs.put('platform', text('façade'), monday, null)).toBe(sha256);
  expect(await blobs.read('platform', sha256, null)).toEqual(text('façade'));
  expect(names()).toEqual([sha256]);
});

test('one company never reads what only another has put', async () => {
  const sha256 = await blobs.put('a', text('plan'), monday, null);
  expect(await blobs.read('b', sha256, null)).toBeNull();
});

test('no name leads out of the folder', async () => {
  await expect(blobs.put('../outside', text('x'), monday, null)).rejects.toThrow(RangeError);
  await expect(async () => blobs.read('platform', '../../etc/passwd', null)).rejects.toThrow(RangeError);
});

test('a sweep removes what is old and unused, the remains of a crash too, and nothing else', async () => {
  const used = await blobs.put('a', text('used'), monday, null);
  const unused = await blobs.put('a', text('unused'), monday, null);
  const renewed = await blobs.put('a', text('renewed'), monday, null);
  const young = await blobs.put('a', text('young'), friday, null);
  await blobs.put('a', text('renewed'), friday, null);
  writeFileSync(join(root, 'a', used.slice(0, 2), `${used}.half.partial`), 'us');
  const far = new Date('2100-01-01T00:00:00Z');
  const usedIn = () => Promise.resolve(new Set([used]));
  expect(await blobs.sweep(new Date('2026-11-18T00:00:00Z'), usedIn, null)).toBe(1);
  expect(await blobs.read('a', unused, null)).toBeNull();
  expect(names()).toEqual(expect.arrayContaining([used, renewed, young]));
  expect(await blobs.sweep(far, usedIn, null)).toBe(3);
  expect(names()).toEqual([used]);
});

test('parts are kept as one, of which each range is read by itself', async () => {
  const whole = crypto.getRandomValues(new Uint8Array(3000));
  const parts = [whole.slice(0, 1024), whole.slice(1024, 2048), whole.slice(2048)];
  const put: string[] = [];
  for (const part of parts) put.push(await blobs.put('a', part, monday, null));
  const joined = await blobs.join('a', put, friday, null);
  const sha256 = await blobs.put('a', whole, friday, null);
  expect(joined).toEqual({ sha256, sizeBytes: 3000 });
  const near = fc
    .tuple(fc.constantFrom(0, 1024, 2048, 3000), fc.integer({ min: -2, max: 2 }))
    .map(([border, beside]) => Math.max(0, border + beside));
  await fc.assert(
    fc.asyncProperty(near, near, async (one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      expect(await blobs.readRange('a', sha256, { first, last }, null)).toEqual(whole.slice(first, last + 1));
    }),
  );
});

test('of parts one of which is not there nothing is kept', async () => {
  const part = await blobs.put('a', text('begun'), monday, null);
  const other = await blobs.put('b', text('of another'), monday, null);
  expect(await blobs.join('a', [part, other], monday, null)).toBeNull();
  expect(await blobs.readRange('a', other, { first: 0, last: 1 }, null)).toBeNull();
  expect(names().toSorted()).toEqual([part, other].toSorted());
});

test('files leave the database its room on the disk, and say so as a full disk does', async () => {
  let free = reserveBytes + 10;
  const small = diskBlobs(root, () => free);
  const kept = await small.put('a', text('0123456789'), monday, null);
  await expect(small.put('a', text('0123456789+'), monday, null)).rejects.toThrow(FilesFullError);
  expect(isStorageFull(new FilesFullError())).toBe(true);
  free = 0;
  expect(await small.put('a', text('0123456789'), friday, null)).toBe(kept);
  expect(names()).toEqual([kept]);
});
