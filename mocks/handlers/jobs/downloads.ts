import { and, eq, lte } from 'drizzle-orm';
import { jobs } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { downloadJob, downloadJobKind, downloadResult } from '#mocks/server/downloads/job.ts';
import { keptHours } from '#mocks/server/downloads/limits.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { auditList } from '../audit/index.ts';
import { resources } from '../resources.ts';
import { operationList } from '../client/operation/download.ts';

/** Lists that may be long. */
export const longLists = [operationList, auditList, ...resources.flatMap(({ downloads = [] }) => downloads)];

/** Writes them. */
export const longDownloads = downloadJob(longLists);

/** Lets go of files of lists a day after they were made. */
export async function purgeDownloads({ db, clock }: ServerDependencies): Promise<void> {
  const before = new Date(clock.systemNow().getTime() - keptHours * 3_600_000);
  const over = await db
    .select({ result: jobs.result })
    .from(jobs)
    .where(and(eq(jobs.kind, downloadJobKind), eq(jobs.status, 'done'), lte(jobs.finishedAt, before)));
  for (const { result } of over) {
    const fileId = downloadResult.safeParse(result).data?.fileId;
    if (fileId != null) await removeFile(db, fileId);
  }
}
