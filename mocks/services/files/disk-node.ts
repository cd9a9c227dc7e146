import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../disk-space-node.ts';
import { randomToken } from '../tokens.ts';
import { sha256OfBytes, type BlobStore, type ByteRange, type KeptBlob } from './blob-store.ts';

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
      keepReserve(free(directory), bytes.length);
      await writeWhole(directory, path, bytes);
      await utimes(path, now, now);
      return sha256;
    },
    join: (folder, parts, now) =>
      unlessMissing(
        joined(
          parts.map((sha256) => placeOf(folder, sha256).path),
          {
            directory: join(root, folder),
            free,
            place: (sha256) => placeOf(folder, sha256),
            now,
          },
        ),
      ),
    read: (folder, sha256) => unlessMissing(readBytes(placeOf(folder, sha256).path)),
    readRange: (folder, sha256, range) => unlessMissing(readSome(placeOf(folder, sha256).path, range)),
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

/** @throws FilesFullError */
function keepReserve(free: number, bytes: number): void {
  if (free - bytes >= reserveBytes) return;
  throw new FilesFullError(`less than ${reserveBytes} bytes would be left beside ${bytes}`);
}

/** Writes beside, to the disk, then moves into place: whoever reads finds all of it or nothing. */
async function writeWhole(directory: string, path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomToken(6)}${partialSuffix}`;
  await orNothing(partial, async () => {
    await writeSynced(partial, (file) => file.writeFile(bytes));
    await rename(partial, path);
  });
  await syncDirectory(directory);
}

interface JoinPlace {
  readonly directory: string;
  readonly free: (folder: string) => number;
  readonly place: (sha256: string) => { readonly directory: string; readonly path: string };
  readonly now: Date;
}

/** Copies files one behind the other, a piece at a time, and moves them to where their bytes belong. */
async function joined(
  parts: readonly string[],
  { directory, free, place, now }: JoinPlace,
): Promise<KeptBlob> {
  const sizes = await Promise.all(parts.map(async (part) => (await stat(part)).size));
  const sizeBytes = sizes.reduce((sum, size) => sum + size, 0);
  keepReserve(free(directory), sizeBytes);
  const hash = createHash('sha256');
  const partial = join(directory, `${randomToken(6)}${partialSuffix}`);
  return orNothing(partial, async () => {
    await writeSynced(partial, async (file) => {
      for (const part of parts) await copyTo(file, part, (piece) => hash.update(piece));
    });
    const sha256 = hash.digest('hex');
    const { directory: to, path } = place(sha256);
    await mkdir(to, { recursive: true, mode: 0o700 });
    await utimes(partial, now, now);
    // What is there already has the same bytes: it is younger from now on.
    await rename(partial, path);
    await syncDirectory(to);
    return { sha256, sizeBytes };
  });
}

/** Bytes that are read at a time of a file that is copied. */
const pieceBytes = 2 ** 20;

async function copyTo(to: FileHandle, path: string, onPiece: (piece: Uint8Array) => void): Promise<void> {
  const from = await open(path, 'r');
  try {
    const buffer = new Uint8Array(pieceBytes);
    for (;;) {
      const { bytesRead } = await from.read(buffer, 0, pieceBytes, null);
      if (bytesRead === 0) return;
      const piece = buffer.subarray(0, bytesRead);
      onPiece(piece);
      await to.writeFile(piece);
    }
  } finally {
    await from.close();
  }
}

/** On a full disk, the beginning of a file must not take the last room. */
async function orNothing<Value>(partial: string, write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function syncDirectory(directory: string): Promise<void> {
  const opened = await open(directory);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function writeSynced(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isTouched = async (path: string, now: Date): Promise<boolean> =>
  (await unlessMissing(utimes(path, now, now).then(() => true))) ?? false;

const readBytes = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await readFile(path));

async function readSome(path: string, { first, last }: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(Math.max(0, Math.min(last + 1, size) - first));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, first + length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}

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
