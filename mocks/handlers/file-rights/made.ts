import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { dossiers, jobs, reportRuns } from '#mocks/db/schema/index.ts';
import { can, isClientContext } from '#mocks/server/context.ts';
import { downloadJobKind } from '#mocks/server/downloads/job.ts';
import { mayReadCopy } from '../export/dossier-copies.ts';
import { longLists } from '../jobs/downloads.ts';
import type { FileRight } from './file-right.ts';

const listOfJob = z.object({ list: z.string() });

/** Files that the server made for somebody. */
export const madeFileRights = {
  // A report holds what the rights of whoever asked for it opened: it is theirs alone.
  'reportRuns.fileId': async (context, fileId) => {
    const [run] = await context.unscoped
      .select()
      .from(reportRuns)
      .where(eq(reportRuns.fileId, fileId))
      .limit(1);
    if (!run) return null;
    const { actor } = context;
    return (
      actor.user.id === run.userId && actor.tenant?.id === run.tenantId && can(context, 'reporting.export')
    );
  },
  // A copy may hold costs and margins.
  'dossiers.fileId': async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(dossiers.fileId, fileId);
    if ((await unscoped.$count(dossiers, isThat)) === 0) return null;
    if (!isClientContext(context) || actor.tenant === null) return false;
    const [copy] = await db.select().from(dossiers).where(isThat).limit(1);
    return copy !== undefined && can(context, 'export.list') && mayReadCopy(context, copy);
  },
  // A list as a file is its maker's, as long as they may download that list.
  'jobs.result': async (context, fileId) => {
    const ofList = and(eq(jobs.kind, downloadJobKind), sql`${jobs.result} ->> 'fileId' = ${fileId}`);
    const [job] = await context.unscoped.select().from(jobs).where(ofList).limit(1);
    if (!job) return null;
    const name = listOfJob.safeParse(job.payload).data?.list;
    const list = longLists.find((known) => known.list === name);
    return job.createdBy === context.actor.user.id && list !== undefined && can(context, list.can);
  },
} as const satisfies Record<string, FileRight>;
