import { and, desc, eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storeWorksPaper } from '#contracts/client/operation/construction/payload.ts';
import type { ShownWorksPaper } from '#contracts/client/operation/construction.ts';
import { validationText } from '#messages/validation.ts';
import { storedFiles, worksPapers } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { operationOfRoute } from '../scope.ts';
import { announceWorks, auditWorks, texts, todayOf, worksFlash } from './record.ts';
import { reservesOf, worksOf } from './rows.ts';

/** Papers and photographs of the works, the latest first; `about` names what they belong to. */
export async function papersOf(
  context: ClientContext,
  operationId: string,
  names: ReadonlyMap<string, string>,
): Promise<ShownWorksPaper[]> {
  const rows = await context.db
    .select({ paper: worksPapers, name: storedFiles.name, contentType: storedFiles.contentType })
    .from(worksPapers)
    .innerJoin(storedFiles, eq(storedFiles.id, worksPapers.fileId))
    .where(eq(worksPapers.operationId, operationId))
    .orderBy(desc(worksPapers.on), desc(worksPapers.id));
  const people = await personNames(
    context.db,
    rows.map(({ paper }) => paper.createdBy),
  );
  return Promise.all(
    rows.map(async ({ paper, name, contentType }) => ({
      id: paper.id,
      kind: paper.kind,
      on: paper.on,
      caption: paper.caption,
      name,
      href: await fileHref(context, paper.fileId),
      isImage: contentType.startsWith('image/'),
      by: people.get(paper.createdBy ?? '') ?? null,
      about: paper.recordId === null ? null : (names.get(paper.recordId) ?? null),
    })),
  );
}

/** Keeps a paper or a photograph: of the site, or of a lot, a claim, a reserve. */
export const storePaperHandler = clientAction(storeWorksPaper, {
  find: operationOfRoute,
  act: async (context, { kind, file, on, caption, recordId }, operation) => {
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts(context).refusals.future });
    if (recordId !== null && !(await isOfWorks(context, operation.id, recordId))) {
      throw new ValidationFailure({ recordId: validationText(context.locale, 'unknownRecord') });
    }
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const id = deps.newId();
    const { tenantId } = operation;
    const written = await writeAhead(context, file, { tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(worksPapers).values({
        id,
        tenantId,
        operationId: operation.id,
        kind,
        recordId,
        on,
        caption: caption === '' ? null : caption,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditWorks(context, tx, 'paper.create', operation);
    });
    announceWorks(context, 'construction-lot.updated', { id, operationId: operation.id, version: 1 });
    return worksFlash(operation.id, texts(context).flash.paperAdded);
  },
});

async function isOfWorks(context: ClientContext, operationId: string, id: string): Promise<boolean> {
  const { lots, claims } = await worksOf(context.db, [operationId]);
  const noted = await reservesOf(context.db, operationId);
  return [...lots, ...claims, ...noted].some((row) => row.id === id);
}

/** Removes a paper for good. */
export const destroyPaperHandler = clientAction(noPayload, {
  find: async (context) => {
    const operation = await operationOfRoute(context);
    const isIt = and(
      eq(worksPapers.id, parameter(context, 'worksPaper')),
      eq(worksPapers.operationId, operation.id),
    );
    const [paper] = await context.db.select().from(worksPapers).where(isIt).limit(1);
    if (!paper) throw notFound('paper');
    return { operation, paper };
  },
  act: async (context, _payload, { operation, paper }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(worksPapers).where(eq(worksPapers.id, paper.id));
      await removeFile(tx, paper.fileId);
      await auditWorks(context, tx, 'paper.delete', operation);
    });
    announceWorks(context, 'construction-lot.updated', {
      id: paper.id,
      operationId: operation.id,
      version: 1,
    });
    return worksFlash(operation.id, texts(context).flash.paperRemoved);
  },
});
