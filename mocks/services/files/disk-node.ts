import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../disk-space-node.ts';
import { randomToken } from '../tokens.ts';
import { sha256OfBytes, type BlobStore } from './blob-store.ts';

const folderPattern = /^[0-9a-z]{1,32}$/;
const hashPattern = /^[0-9a-f]{64}$/;
const partialSuffix = '.partial';

/** Room on the disk that files leave to the database: without it a change could no longer be written down. */
export const reserveBytes = 256 * 2 ** 20;

/** The disk has room for the database alone. The code is that of a full disk. */
export class FilesFullError extends Error {
  override readonly name = 'FilesFullError';
  readonly code = 'ENOSPC';
}

/**
 * Keeps files under a folder of the disk: `<root>/<folder>/<two signs>/<SHA-256>`.
 *
 * @param free bytes that may still be written on the disk of a folder
 * @throws FilesFullError when putting bytes would leave the database less than its reserve
 */
export function diskBlobs(root: string, free: (folder: string) => number = freeBytes): BlobStore<unknown> {
  const placeOf = (folder: string, sha256: string): { directory: string; path: string } => {
    if (!folderPattern.test(folder) || !hashPattern.test(sha256)) {
      throw new RangeError(`not a place of files: ${folder}/${sha256}`);
    }
    const directory = join(root, folder, sha256.slice(0, 2));
    return { directory, path: join(directory, sha256) };
  };
  return {
    put: async (folder, bytes, now) => {
      const sha256 = await sha256OfBytes(bytes);
      const { directory, path } = placeOf(folder, sha256);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // What is there already is as good, and younger from now on: a sweep lets it be.
      if (await isTouched(path, now)) return sha256;
      if (free(directory) - bytes.length < reserveBytes) {
        throw new FilesFullError(`less than ${reserveBytes} bytes would be left beside ${bytes.length}`);
      }
      await writeWhole(directory, path, bytes);
      await utimes(path, now, now);
      return sha256;
    },
    read: (folder, sha256) => unlessMissing(readBytes(placeOf(folder, sha256).path)),
    sweep: async (before, usedIn) => {
      let removed = 0;
      for (const [folder, found] of Map.groupBy(await filesUnder(root), (file) => file.folder)) {
        const used = await usedIn(folder);
        for (const { name, path } of found) {
          if (used.has(name)) continue;
          // Looked at last: bytes that were put again meanwhile are young.
          const facts = await unlessMissing(stat(path));
          if (!facts || facts.mtime >= before) continue;
          await rm(path, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Writes beside, to the disk, then moves into place: whoever reads finds all of it or nothing. */
async function writeWhole(directory: string, path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomToken(6)}${partialSuffix}`;
  try {
    await writeSynced(partial, bytes);
    await rename(partial, path);
  } catch (error) {
    // On a full disk, the beginning of a file must not take the last room.
    await rm(partial, { force: true });
    throw error;
  }
  const opened = await open(directory);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isTouched = async (path: string, now: Date): Promise<boolean> =>
  (await unlessMissing(utimes(path, now, now).then(() => true))) ?? false;

const readBytes = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await readFile(path));

async function filesUnder(root: string): Promise<{ folder: string; name: string; path: string }[]> {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({
      folder: parentPath.slice(root.length + 1).split(/[/\\]/)[0] ?? '',
      name,
      path: join(parentPath, name),
    }));
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
