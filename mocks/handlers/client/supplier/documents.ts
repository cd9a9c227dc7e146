import { and, desc, eq } from 'drizzle-orm';
import type { SupplierFormProps, SupplierPaper } from '#contracts/client/supplier/form.ts';
import { storeSupplierDocument } from '#contracts/client/supplier/payload.ts';
import { documentState, expectedDocuments } from '#domain/relation/supplier.ts';
import { day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { storedFiles, supplierDocuments, type Supplier } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { refreshCompliance, todayOf } from './compliance.ts';
import { supplier } from './record.ts';

/** The papers of a supplier, the latest first, and the kinds that its trade owes and that are not there. */
export async function papersOf(
  context: ClientContext,
  row: Supplier,
): Promise<Pick<SupplierFormProps, 'documents' | 'missingDocuments'>> {
  const { db, deps } = context;
  const rows = await db
    .select({ document: supplierDocuments, fileName: storedFiles.name })
    .from(supplierDocuments)
    .leftJoin(storedFiles, eq(storedFiles.id, supplierDocuments.fileId))
    .where(eq(supplierDocuments.supplierId, row.id))
    .orderBy(supplierDocuments.kind, desc(supplierDocuments.validTo), supplierDocuments.id);
  const names = await personNames(
    db,
    rows.map(({ document }) => document.verifiedBy),
  );
  const today = todayOf(deps);
  const documents = rows.map(async ({ document, fileName }): Promise<SupplierPaper> => {
    const { id, kind, fileId, validFrom, validTo, requestId, verifiedBy, verifiedAt } = document;
    return {
      id,
      kind,
      state: documentState({ validTo: validTo === null ? null : day(validTo) }, today),
      file:
        fileId === null || fileName === null
          ? null
          : { name: fileName, href: await fileHref(context, fileId) },
      validFrom,
      validTo,
      isDeposited: requestId !== null,
      verified: verifiedAt && { by: names.get(verifiedBy ?? '') ?? '–', at: verifiedAt.toISOString() },
    };
  });
  return {
    documents: await Promise.all(documents),
    missingDocuments: expectedDocuments(row.trade).filter((kind) =>
      rows.every(
        ({ document: { kind: own, requestId, verifiedAt } }) =>
          own !== kind || (requestId !== null && verifiedAt === null),
      ),
    ),
  };
}

type DocumentText = 'added' | 'checked' | 'removed';

const withFlash = (context: ClientContext, row: Supplier, text: DocumentText) => {
  const said = messagesFor(context.locale, supplierMessages).documents[text];
  return redirect(edit(row.id), { type: 'success', text: said });
};

/** Keeps a paper of a supplier, which is thereby better placed or not. */
export const storeDocumentHandler = clientAction(storeSupplierDocument, {
  find: supplier.ofRoute,
  act: async (context, { kind, file, validFrom, validTo }, row) => {
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const { tenantId } = row;
    const written = await writeAhead(context, file, { tenantId });
    const write = async (tx: Database): Promise<void> => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(supplierDocuments).values({
        id: deps.newId(),
        tenantId,
        supplierId: row.id,
        kind,
        fileId,
        validFrom,
        validTo,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await refreshCompliance(deps, tx, row.id);
    };
    await supplier.beside(context, row, { action: 'document.create', write });
    return withFlash(context, row, 'added');
  },
});

/** The document that the address names, with its supplier. @throws HttpFailure 404 */
async function documentOfRoute(context: ClientContext) {
  const row = await supplier.ofRoute(context);
  const isIt = and(
    eq(supplierDocuments.id, parameter(context, 'document')),
    eq(supplierDocuments.supplierId, row.id),
  );
  const [document] = await context.db.select().from(supplierDocuments).where(isIt).limit(1);
  if (document === undefined) throw notFound('document');
  return { row, document };
}

/** Says that a paper was looked at and found right. */
export const verifyDocumentHandler = clientAction(noPayload, {
  find: documentOfRoute,
  act: async (context, _payload, { row, document }) => {
    const now = context.deps.clock.businessNow();
    const write = async (tx: Database): Promise<void> => {
      await tx
        .update(supplierDocuments)
        .set({ verifiedBy: context.actor.user.id, verifiedAt: now, updatedAt: now })
        .where(eq(supplierDocuments.id, document.id));
      await refreshCompliance(context.deps, tx, row.id);
    };
    await supplier.beside(context, row, { action: 'document.verify', write });
    return withFlash(context, row, 'checked');
  },
});

/** Removes a paper with its file. */
export const destroyDocumentHandler = clientAction(noPayload, {
  find: documentOfRoute,
  act: async (context, _payload, { row, document }) => {
    const write = async (tx: Database): Promise<void> => {
      await tx.delete(supplierDocuments).where(eq(supplierDocuments.id, document.id));
      if (document.fileId !== null) await removeFile(tx, document.fileId);
      await refreshCompliance(context.deps, tx, row.id);
    };
    await supplier.beside(context, row, { action: 'document.delete', write });
    return withFlash(context, row, 'removed');
  },
});
