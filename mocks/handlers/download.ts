import { and, eq } from 'drizzle-orm';
import { downloadShow } from '#contracts/download.ts';
import { jobs } from '#mocks/db/schema/index.ts';
import { parameter } from '#mocks/server/context.ts';
import { downloadJobKind, downloadResult } from '#mocks/server/downloads/job.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { findFile } from '#mocks/server/files/store-file.ts';
import { json, signedInData, type RouteHandlers } from '#mocks/server/handler.ts';

/** Handler of `download.show`: how far a person's own file has come. */
export const downloadHandlers = {
  'download.show': signedInData(downloadShow, async (context) => {
    const { actor, db } = context;
    const id = parameter(context, 'download');
    const [job] = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.kind, downloadJobKind), eq(jobs.createdBy, actor.user.id)))
      .limit(1);
    if (!job) throw notFound(`download ${id}`);
    const made = downloadResult.safeParse(job.result).data ?? null;
    // The file goes before the job that made it.
    const file = made?.fileId == null ? null : await findFile(db, made.fileId);
    const isGone = job.status === 'done' && file === null;
    return json({
      id,
      status: isGone ? 'failed' : job.status,
      name: file?.name ?? null,
      href: await fileHrefOrNull(context, file?.id ?? null),
    });
  }),
} satisfies Partial<RouteHandlers>;
