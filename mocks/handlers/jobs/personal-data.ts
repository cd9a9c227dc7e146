import { and, eq, isNotNull, lte } from 'drizzle-orm';
import * as z from 'zod';
import { id } from '#contracts/fields.ts';
import { gdprRequests, storedFiles } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { removeFile, storeBytes } from '#mocks/server/files/store-file.ts';
import { defineJob } from '#mocks/server/jobs/define.ts';
import { readPersonalData, zipPersonalData } from '../account/personal-data.ts';

/** Days during which a copy may be fetched. */
const keptDays = 7;
const dayMs = 86_400_000;

/** Writes the copy of a person's own data that they asked for. */
export const personalDataJob = defineJob({
  kind: 'personal-data',
  payload: z.object({ requestId: id }),
  run: async (deps, { requestId }) => {
    const { db, clock } = deps;
    const [request] = await db.select().from(gdprRequests).where(eq(gdprRequests.id, requestId)).limit(1);
    if (request?.subjectId == null || request.status !== 'open') return { isDone: false };
    const { subjectId } = request;
    const bytes = zipPersonalData(await readPersonalData(db, subjectId));
    const now = clock.systemNow();
    await db.transaction(async (tx) => {
      const fileId = await storeBytes(deps, tx, {
        bytes,
        name: 'donnees-personnelles.zip',
        scope: 'platform',
        createdBy: subjectId,
      });
      await tx
        .update(gdprRequests)
        .set({
          status: 'done',
          fileId,
          fileExpiresAt: new Date(now.getTime() + keptDays * dayMs),
          updatedAt: now,
        })
        .where(eq(gdprRequests.id, requestId));
    });
    return { isDone: true, bytes: bytes.length };
  },
});

/** Lets go of copies whose time is over. */
export async function purgeCopies({ db, clock }: ServerDependencies): Promise<{ removed: number }> {
  const over = await db
    .select({ fileId: storedFiles.id })
    .from(gdprRequests)
    .innerJoin(storedFiles, eq(storedFiles.id, gdprRequests.fileId))
    .where(and(isNotNull(gdprRequests.fileId), lte(gdprRequests.fileExpiresAt, clock.systemNow())));
  for (const { fileId } of over) await removeFile(db, fileId);
  return { removed: over.length };
}
