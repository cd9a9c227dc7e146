import { eq, isNull, lt } from 'drizzle-orm';
import { storedFiles, uploads } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Bytes are put before their record is written: what is this young may still get one. With its cadence, an hour. */
const graceMs = 40 * 60_000;
/** A file that was begun and not gone on with for a day is given up. */
const unfinishedMs = 24 * 3_600_000;

/** Removes bytes that no record refers to: of files let go of, of changes that did not happen, of files half sent. */
export async function sweepFiles({ db, clock, files }: ServerDependencies): Promise<{ removed: number }> {
  const nowMs = clock.systemNow().getTime();
  await db.delete(uploads).where(lt(uploads.updatedAt, new Date(nowMs - unfinishedMs)));
  const usedIn = async (folder: string): Promise<ReadonlySet<string>> => {
    const isOwn = folder === 'platform' ? isNull(storedFiles.tenantId) : eq(storedFiles.tenantId, folder);
    const rows = await db.selectDistinct({ sha256: storedFiles.sha256 }).from(storedFiles).where(isOwn);
    const begun = await db.select({ parts: uploads.parts }).from(uploads).where(eq(uploads.tenantId, folder));
    return new Set([...rows.map(({ sha256 }) => sha256), ...begun.flatMap(({ parts }) => parts)]);
  };
  return { removed: await files.sweep(new Date(nowMs - graceMs), usedIn, db) };
}
