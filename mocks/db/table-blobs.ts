import { and, eq, lt } from 'drizzle-orm';
import { sha256OfBytes, type BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from './database.ts';
import { fileBlobs } from './schema/index.ts';

const isBlob = (folder: string, sha256: string) =>
  and(eq(fileBlobs.folder, folder), eq(fileBlobs.sha256, sha256));

/** Keeps files in the database itself. */
export const tableBlobs: BlobStore<Database> = {
  put: async (folder, bytes, now, db) => {
    const sha256 = await sha256OfBytes(bytes);
    await db
      .insert(fileBlobs)
      .values({ folder, sha256, bytes, putAt: now })
      .onConflictDoUpdate({ target: [fileBlobs.folder, fileBlobs.sha256], set: { putAt: now } });
    return sha256;
  },
  read: async (folder, sha256, db) => {
    const [row] = await db
      .select({ bytes: fileBlobs.bytes })
      .from(fileBlobs)
      .where(isBlob(folder, sha256))
      .limit(1);
    return row?.bytes ?? null;
  },
  sweep: async (before, isUsed, db) => {
    const old = await db
      .select({ folder: fileBlobs.folder, sha256: fileBlobs.sha256 })
      .from(fileBlobs)
      .where(lt(fileBlobs.putAt, before));
    let removed = 0;
    for (const { folder, sha256 } of old) {
      if (await isUsed(folder, sha256)) continue;
      await db.delete(fileBlobs).where(and(isBlob(folder, sha256), lt(fileBlobs.putAt, before)));
      removed += 1;
    }
    return removed;
  },
};
