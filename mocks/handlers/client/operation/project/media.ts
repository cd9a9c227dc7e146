import { and, asc, count, eq, max } from 'drizzle-orm';
import type { ProjectMediaItem } from '#contracts/client/operation/project/form.ts';
import {
  orderProjectMedia,
  storeProjectMedia,
  updateProjectMedia,
} from '#contracts/client/operation/project/payload.ts';
import { maxProjectMedia } from '#domain/project/project.ts';
import { edit } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { projectMedia, storedFiles, type ProjectMedia } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { projectPart, type FoundProject } from './record.ts';

const texts = ({ locale }: ClientContext) => messagesFor(locale, projectMessages);

/** The plans and perspectives of a project in their order. */
export async function mediaOf(context: ClientContext, projectId: string): Promise<ProjectMediaItem[]> {
  const rows = await context.db
    .select({ media: projectMedia, file: { name: storedFiles.name, contentType: storedFiles.contentType } })
    .from(projectMedia)
    .innerJoin(storedFiles, eq(storedFiles.id, projectMedia.fileId))
    .where(eq(projectMedia.projectId, projectId))
    .orderBy(asc(projectMedia.rank), asc(projectMedia.id));
  return Promise.all(
    rows.map(async ({ media, file }) => ({
      id: media.id,
      kind: media.kind,
      caption: media.caption ?? '',
      name: file.name,
      href: await fileHref(context, media.fileId),
      isPicture: file.contentType.startsWith('image/'),
    })),
  );
}

interface FoundMedia extends FoundProject {
  readonly media: ProjectMedia;
}

/** The plan or perspective that the address names. @throws HttpFailure 404 when it is of another project */
async function mediaOfRoute(context: ClientContext): Promise<FoundMedia> {
  const found = await projectPart.ofRoute(context);
  const [media] = await context.db
    .select()
    .from(projectMedia)
    .where(
      and(eq(projectMedia.id, parameter(context, 'picture')), eq(projectMedia.projectId, found.project.id)),
    )
    .limit(1);
  if (!media) throw notFound('media');
  return { ...found, media };
}

function refuseArchived(context: ClientContext, { project }: FoundProject): void {
  if (project.status === 'archived') throw new ValidationFailure({ base: texts(context).isArchived });
}

const withFlash = (context: ClientContext, { operation, project }: FoundProject, text: string) =>
  redirect(edit({ operation: operation.id, project: project.id }), { type: 'success', text });

/** Adds a plan or perspective after those that are there. */
export const storeMediaHandler = clientAction(storeProjectMedia, {
  find: projectPart.ofRoute,
  act: async (context, { kind, caption, file }, found) => {
    refuseArchived(context, found);
    const { operation, project } = found;
    const words = texts(context).media;
    const ofProject = eq(projectMedia.projectId, project.id);
    const [present] = await context.db
      .select({ total: count(), last: max(projectMedia.rank) })
      .from(projectMedia)
      .where(ofProject);
    if ((present?.total ?? 0) >= maxProjectMedia) {
      throw new ValidationFailure({ file: fill(words.tooMany, { max: maxProjectMedia }) });
    }
    const now = context.deps.clock.businessNow();
    const written = await writeAhead(context, file, { tenantId: operation.tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(projectMedia).values({
        id: context.deps.newId(),
        tenantId: operation.tenantId,
        operationId: operation.id,
        projectId: project.id,
        fileId,
        kind,
        caption: caption === '' ? null : caption,
        rank: (present?.last ?? 0) + 1,
        createdBy: context.actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await projectPart.audit(context, tx, 'media', operation);
    });
    projectPart.announce(context, project);
    return withFlash(context, found, words.added);
  },
});

/** Puts the plans and perspectives of a project in another order. */
export const orderMediaHandler = clientAction(orderProjectMedia, {
  find: projectPart.ofRoute,
  act: async (context, { ids }, found) => {
    refuseArchived(context, found);
    const { operation, project } = found;
    const ofProject = eq(projectMedia.projectId, project.id);
    await context.db.transaction(async (tx) => {
      const rows = await tx.select({ id: projectMedia.id }).from(projectMedia).where(ofProject);
      const isWhole = rows.length === new Set(ids).size && rows.every((row) => ids.includes(row.id));
      if (!isWhole) throw new ValidationFailure({ base: texts(context).media.otherMeanwhile });
      const updatedAt = context.deps.clock.businessNow();
      for (const [place, id] of ids.entries()) {
        await tx
          .update(projectMedia)
          .set({ rank: place + 1, updatedAt })
          .where(and(ofProject, eq(projectMedia.id, id)));
      }
      await projectPart.audit(context, tx, 'media', operation);
    });
    projectPart.announce(context, project);
    return withFlash(context, found, texts(context).media.ordered);
  },
});

/** Changes what a plan or perspective is called. */
export const updateMediaHandler = clientAction(updateProjectMedia, {
  find: mediaOfRoute,
  act: async (context, { kind, caption }, found) => {
    refuseArchived(context, found);
    const { operation, project, media } = found;
    await context.db.transaction(async (tx) => {
      await tx
        .update(projectMedia)
        .set({ kind, caption: caption === '' ? null : caption, updatedAt: context.deps.clock.businessNow() })
        .where(eq(projectMedia.id, media.id));
      await projectPart.audit(context, tx, 'media', operation);
    });
    projectPart.announce(context, project);
    return withFlash(context, found, texts(context).media.changed);
  },
});

/** Removes a plan or perspective with its file. */
export const destroyMediaHandler = clientAction(noPayload, {
  find: mediaOfRoute,
  act: async (context, _payload, found) => {
    refuseArchived(context, found);
    const { operation, project, media } = found;
    await context.db.transaction(async (tx) => {
      await tx.delete(projectMedia).where(eq(projectMedia.id, media.id));
      await removeFile(tx, media.fileId);
      await projectPart.audit(context, tx, 'media.delete', operation);
    });
    projectPart.announce(context, project);
    return withFlash(context, found, texts(context).media.removed);
  },
});
