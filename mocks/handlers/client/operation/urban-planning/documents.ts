import { and, desc, eq, isNull } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storeUrbanDocument } from '#contracts/client/operation/urban-planning/payload.ts';
import type { ShownUrbanDocument } from '#contracts/client/operation/urban-planning.ts';
import { validationText } from '#messages/validation.ts';
import { permits, preemptions, storedFiles, urbanDocuments, type Operation } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { operationOfRoute } from '../scope.ts';
import { withFlash } from './permits.ts';
import { announceUrban, auditUrban, texts, todayOf } from './record.ts';

/** The papers of the planning of an operation, the latest first. */
export async function documentsOf(
  context: ClientContext,
  operationId: string,
): Promise<ShownUrbanDocument[]> {
  const rows = await context.db
    .select({ document: urbanDocuments, name: storedFiles.name })
    .from(urbanDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, urbanDocuments.fileId))
    .where(eq(urbanDocuments.operationId, operationId))
    .orderBy(desc(urbanDocuments.createdAt), desc(urbanDocuments.id));
  const names = await personNames(
    context.db,
    rows.map(({ document }) => document.createdBy),
  );
  return Promise.all(
    rows.map(async ({ document, name }) => ({
      id: document.id,
      kind: document.kind,
      on: document.on,
      name,
      href: await fileHref(context, document.fileId),
      by: names.get(document.createdBy ?? '') ?? null,
      at: document.createdAt.toISOString(),
      permitId: document.permitId,
      declarationId: document.preemptionId,
    })),
  );
}

/** Keeps a paper: of the operation, of one of its permissions or declarations. */
export const storeDocumentHandler = clientAction(storeUrbanDocument, {
  find: operationOfRoute,
  act: async (context, { file, kind, on, permitId, declarationId }, operation) => {
    await checkOwner(context, operation, permitId, declarationId);
    if (on !== null && on > todayOf(context)) {
      throw new ValidationFailure({ on: texts(context).refusals.future });
    }
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const id = deps.newId();
    const { tenantId } = operation;
    const written = await writeAhead(context, file, { tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(urbanDocuments).values({
        id,
        tenantId,
        operationId: operation.id,
        permitId,
        preemptionId: declarationId,
        kind,
        on,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditUrban(context, tx, 'document.create', operation);
    });
    announceUrban(context, { id, operationId: operation.id, version: 1 });
    return withFlash(context, operation.id, texts(context).flash.documentAdded);
  },
});

/** Removes a paper for good. */
export const destroyDocumentHandler = clientAction(noPayload, {
  find: documentOfRoute,
  act: async (context, _payload, { operation, document }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(urbanDocuments).where(eq(urbanDocuments.id, document.id));
      await removeFile(tx, document.fileId);
      await auditUrban(context, tx, 'document.delete', operation);
    });
    announceUrban(context, { id: document.id, operationId: operation.id, version: 1 });
    return withFlash(context, operation.id, texts(context).flash.documentRemoved);
  },
});

async function documentOfRoute(context: ClientContext) {
  const operation = await operationOfRoute(context);
  const isIt = and(
    eq(urbanDocuments.id, parameter(context, 'document')),
    eq(urbanDocuments.operationId, operation.id),
  );
  const [document] = await context.db.select().from(urbanDocuments).where(isIt).limit(1);
  if (!document) throw notFound('document');
  return { operation, document };
}

/** @throws ValidationFailure when the record that the paper is to belong to is none of the operation */
async function checkOwner(
  { db, locale }: ClientContext,
  { id }: Operation,
  permitId: string | null,
  declarationId: string | null,
): Promise<void> {
  const unknown = validationText(locale, 'unknownRecord');
  if (permitId !== null) {
    const isIt = and(eq(permits.id, permitId), eq(permits.operationId, id), isNull(permits.deletedAt));
    const rows = await db.select({ id: permits.id }).from(permits).where(isIt);
    if (rows.length === 0) throw new ValidationFailure({ permitId: unknown });
  }
  if (declarationId !== null) {
    const isIt = and(
      eq(preemptions.id, declarationId),
      eq(preemptions.operationId, id),
      isNull(preemptions.deletedAt),
    );
    const rows = await db.select({ id: preemptions.id }).from(preemptions).where(isIt);
    if (rows.length === 0) throw new ValidationFailure({ declarationId: unknown });
  }
}
