import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { edit } from '#generated/routes/client/operation/project.ts';
import { operations, projectMedia, projects, stateChanges } from '#mocks/db/schema/index.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { projectPart } from './record.ts';

/** Projects in the bin, of operations that are not there themselves. */
export const projectBin = ofCompanies({
  type: 'project',
  can: 'project.delete',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ project: projects })
      .from(projects)
      .innerJoin(operations, and(eq(operations.id, projects.operationId), isNull(operations.deletedAt)))
      .where(and(gt(projects.deletedAt, since), id === undefined ? undefined : eq(projects.id, id)))
      .orderBy(desc(projects.deletedAt), desc(projects.id));
    return rows.map(({ project }) => ({
      id: project.id,
      label: `${project.variant} · ${project.name}`,
      deletedAt: project.deletedAt ?? since,
      authorId: project.createdBy,
      version: project.version,
      operationId: project.operationId,
      followers: {},
      href: edit({ operation: project.operationId, project: project.id }),
    }));
  },
  restore: async (context, tx, { id, operationId }) => {
    await tx.update(projects).set({ deletedAt: null }).where(eq(projects.id, id));
    const [operation] = await tx
      .select({ id: operations.id, ref: operations.ref })
      .from(operations)
      .where(eq(operations.id, operationId ?? ''))
      .limit(1);
    if (operation) await projectPart.audit(context, tx, 'restore', operation);
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) projectPart.announce(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db.select({ id: projects.id }).from(projects).where(lte(projects.deletedAt, before));
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.transaction(async (tx) => {
      const files = await tx
        .select({ fileId: projectMedia.fileId })
        .from(projectMedia)
        .where(inArray(projectMedia.projectId, ids));
      await tx.delete(projectMedia).where(inArray(projectMedia.projectId, ids));
      for (const { fileId } of files) await removeFile(tx, fileId);
      await tx.delete(stateChanges).where(inArray(stateChanges.entityId, ids));
      await tx.delete(projects).where(inArray(projects.id, ids));
    });
    return ids.length;
  },
});
