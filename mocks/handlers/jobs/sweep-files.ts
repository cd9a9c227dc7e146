import { eq, isNull } from 'drizzle-orm';
import { storedFiles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Bytes are put before their record is written: what is this young may still get one. With its cadence, an hour. */
const graceMs = 40 * 60_000;

/** Removes bytes that no record refers to: of files let go of, and of changes that did not happen. */
export async function sweepFiles({ db, clock, files }: ServerDependencies): Promise<{ removed: number }> {
  const before = new Date(clock.systemNow().getTime() - graceMs);
  const usedIn = async (folder: string): Promise<ReadonlySet<string>> => {
    const isOwn = folder === 'platform' ? isNull(storedFiles.tenantId) : eq(storedFiles.tenantId, folder);
    const rows = await db.selectDistinct({ sha256: storedFiles.sha256 }).from(storedFiles).where(isOwn);
    return new Set(rows.map(({ sha256 }) => sha256));
  };
  return { removed: await files.sweep(before, usedIn, db) };
}
