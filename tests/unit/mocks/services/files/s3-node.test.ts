import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256OfBytes } from '#mocks/services/files/blob-store.ts';
import { readS3Address, s3Blobs, S3Error, type S3Settings } from '#mocks/services/files/s3-node.ts';

/** A store that checks signatures, from the registry; null where it is not installed. */
async function storeServer(directory: string) {
  try {
    const { default: S3rver } = await import('@20minutes/s3rver');
    return new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'fichiers' }],
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const directory = mkdtempSync(join(tmpdir(), 'ilot-s3-'));
const store = await storeServer(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
const now = new Date('2026-11-20T08:00:00Z');
const [past, future] = [new Date('2020-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];

// Where it is not installed: npm install --no-save @20minutes/s3rver
describe.skipIf(store === null)('a bucket of a real store', () => {
  let settings: S3Settings;
  beforeAll(async () => {
    const { port } = (await store?.run()) ?? { port: 0 };
    const read = readS3Address(`http://S3RVER:S3RVER@127.0.0.1:${port}/fichiers?region=fr-par`);
    if (read === null) throw new Error('the address lacks something');
    settings = read;
  });
  afterAll(() => store?.close());

  test('gives back what was put, however often, and nothing of another company', async () => {
    const blobs = s3Blobs(settings);
    const sha256 = await blobs.put('platform', text('façade'), now, null);
    expect(await blobs.put('platform', text('façade'), now, null)).toBe(sha256);
    expect(await blobs.read('platform', sha256, null)).toEqual(text('façade'));
    expect(await blobs.read('other', sha256, null)).toBeNull();
    const large = crypto.getRandomValues(new Uint8Array(65_536));
    const kept = await blobs.put('platform', large, now, null);
    expect(await blobs.read('platform', kept, null)).toEqual(large);
  });

  test('keeps parts as one, however they were cut, and gives of it what is asked for', async () => {
    const blobs = s3Blobs(settings);
    const [megabyte, names] = [2 ** 20, [] as string[]];
    const whole = new Uint8Array(11 * megabyte).map((_, at) => (at * 31 + (at >> 16)) % 251);
    for (const [from, to] of [
      [0, 3],
      [3, 9],
      [9, 11],
    ] as const) {
      names.push(await blobs.put('a', whole.slice(from * megabyte, to * megabyte), now, null));
    }
    const joined = await blobs.join('a', names, now, null);
    expect(joined).toEqual({ sha256: await sha256OfBytes(whole), sizeBytes: whole.length });
    for (const first of [0, 3 * megabyte - 1, 5 * megabyte - 1, 10 * megabyte - 1]) {
      const range = { first, last: first + 1 };
      expect(await blobs.readRange('a', joined?.sha256 ?? '', range, null)).toEqual(
        whole.slice(first, first + 2),
      );
    }
    expect(await blobs.join('a', [...names, 'a'.repeat(64)], now, null)).toBeNull();
    expect(await blobs.readRange('a', 'a'.repeat(64), { first: 0, last: 1 }, null)).toBeNull();
  });

  test('lets go of what is old and unused, and of nothing else', async () => {
    const blobs = s3Blobs(settings);
    const used = await blobs.put('a', text('used'), now, null);
    const unused = await blobs.put('a', text('unused'), now, null);
    const usedIn = () => Promise.resolve(new Set([used]));
    expect(await blobs.sweep(past, usedIn, null)).toBe(0);
    expect(await blobs.sweep(future, usedIn, null)).toBeGreaterThanOrEqual(1);
    expect(await blobs.read('a', unused, null)).toBeNull();
    expect(await blobs.read('a', used, null)).toEqual(text('used'));
  });

  test('refuses who does not know its secret', async () => {
    const blobs = s3Blobs({ ...settings, secretAccessKey: 'guessed' });
    await expect(blobs.put('a', text('x'), now, null)).rejects.toThrow(S3Error);
    await expect(async () => blobs.read('a', 'a'.repeat(64), null)).rejects.toThrow(S3Error);
  });
});

test('no name leads out of the bucket', async () => {
  const blobs = s3Blobs({
    endpoint: 'https://s3.example',
    bucket: 'fichiers',
    region: 'fr-par',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  await expect(blobs.put('../other', text('x'), now, null)).rejects.toThrow(RangeError);
  await expect(async () => blobs.read('platform', '../../x', null)).rejects.toThrow(RangeError);
});

test.each([
  'https://s3.example/fichiers',
  'https://cle@s3.example/fichiers',
  'https://cle:secret@s3.example/',
  'https://cle:secret@s3.example/deux/noms',
  'ftp://cle:secret@s3.example/fichiers',
  'fichiers',
])('%s names no bucket', (address) => {
  expect(readS3Address(address)).toBeNull();
});

test('an address names a store, its bucket, its region and its keys', () => {
  expect(readS3Address('https://cl%C3%A9:se%2Fcret@s3.fr-par.scw.cloud/ilot-fichiers?region=fr-par')).toEqual(
    {
      endpoint: 'https://s3.fr-par.scw.cloud',
      bucket: 'ilot-fichiers',
      region: 'fr-par',
      accessKeyId: 'clé',
      secretAccessKey: 'se/cret',
    },
  );
});
