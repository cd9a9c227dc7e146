import { and, eq, isNull } from 'drizzle-orm';
import { storedFiles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Bytes are put before their record is written: what is this young may still get one. */
const graceMs = 86_400_000;

/** Removes bytes that no record refers to: of files let go of, and of changes that did not happen. */
export async function sweepFiles({ db, clock, files }: ServerDependencies): Promise<{ removed: number }> {
  const before = new Date(clock.systemNow().getTime() - graceMs);
  const isUsed = async (folder: string, sha256: string): Promise<boolean> => {
    const owner = folder === 'platform' ? isNull(storedFiles.tenantId) : eq(storedFiles.tenantId, folder);
    return (await db.$count(storedFiles, and(owner, eq(storedFiles.sha256, sha256)))) > 0;
  };
  return { removed: await files.sweep(before, isUsed, db) };
}
