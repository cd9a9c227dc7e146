import { and, eq, lt, sql } from 'drizzle-orm';
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
  join: async (folder, parts, now, db) => {
    const names = sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    );
    // Within the database: of the bytes themselves nothing comes here.
    const whole = sql`
      select ${folder}, encode(sha256(bytes), 'hex'), bytes, ${now.toISOString()}::timestamptz
      from (
        select string_agg(${fileBlobs.bytes}, ''::bytea order by part.rank) as bytes, count(*) as found
        from unnest(array[${names}]::text[]) with ordinality as part(name, rank)
        join ${fileBlobs} on ${fileBlobs.sha256} = part.name and ${fileBlobs.folder} = ${folder}
      ) as joined
      where found = ${parts.length}`;
    const [row] = await db
      .insert(fileBlobs)
      .select(whole)
      .onConflictDoUpdate({ target: [fileBlobs.folder, fileBlobs.sha256], set: { putAt: now } })
      .returning({ sha256: fileBlobs.sha256, sizeBytes: sql<number>`length(${fileBlobs.bytes})` });
    return row ?? null;
  },
  readRange: async (folder, sha256, { first, last }, db) => {
    const bytes = sql<Uint8Array>`substring(${fileBlobs.bytes} from ${first + 1}::int for ${last + 1 - first}::int)`;
    const [row] = await db.select({ bytes }).from(fileBlobs).where(isBlob(folder, sha256)).limit(1);
    return row ? Uint8Array.from(row.bytes) : null;
  },
  read: async (folder, sha256, db) => {
    const [row] = await db
      .select({ bytes: fileBlobs.bytes })
      .from(fileBlobs)
      .where(isBlob(folder, sha256))
      .limit(1);
    return row?.bytes ?? null;
  },
  sweep: async (before, usedIn, db) => {
    const folders = await db.selectDistinct({ folder: fileBlobs.folder }).from(fileBlobs);
    let removed = 0;
    for (const { folder } of folders) {
      const isOld = and(eq(fileBlobs.folder, folder), lt(fileBlobs.putAt, before));
      const old = await db.select({ sha256: fileBlobs.sha256 }).from(fileBlobs).where(isOld);
      const used = await usedIn(folder);
      for (const { sha256 } of old) {
        if (used.has(sha256)) continue;
        await db.delete(fileBlobs).where(and(isOld, eq(fileBlobs.sha256, sha256)));
        removed += 1;
      }
    }
    return removed;
  },
};
