import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { edit } from '#generated/routes/client/operation/sale.ts';
import { lotDiagnostics, lots, operations, stateChanges } from '#mocks/db/schema/index.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import { removeFile } from '#mocks/server/files/store-file.ts';
import { announceLot, auditLot } from './record.ts';

/** Lots in the bin, of operations that are not there themselves. */
export const lotBin = ofCompanies({
  type: 'lot',
  can: 'sale-plan.delete',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ lot: lots })
      .from(lots)
      .innerJoin(operations, and(eq(operations.id, lots.operationId), isNull(operations.deletedAt)))
      .where(and(gt(lots.deletedAt, since), id === undefined ? undefined : eq(lots.id, id)))
      .orderBy(desc(lots.deletedAt), desc(lots.id));
    return rows.map(({ lot }) => ({
      id: lot.id,
      label: lot.label === null ? lot.ref : `${lot.ref} · ${lot.label}`,
      deletedAt: lot.deletedAt ?? since,
      authorId: lot.createdBy,
      version: lot.version,
      operationId: lot.operationId,
      followers: {},
      href: edit({ operation: lot.operationId, lot: lot.id }),
    }));
  },
  restore: async (context, tx, { id }) => {
    await tx.update(lots).set({ deletedAt: null }).where(eq(lots.id, id));
    const [found] = await tx
      .select({ lot: lots, operation: operations })
      .from(lots)
      .innerJoin(operations, eq(operations.id, lots.operationId))
      .where(eq(lots.id, id))
      .limit(1);
    if (found) await auditLot(context, tx, 'restore', found);
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) announceLot(context, 'lot.updated', { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db.select({ id: lots.id }).from(lots).where(lte(lots.deletedAt, before));
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.transaction(async (tx) => {
      const files = await tx
        .select({ fileId: lotDiagnostics.fileId })
        .from(lotDiagnostics)
        .where(inArray(lotDiagnostics.lotId, ids));
      await tx.delete(lotDiagnostics).where(inArray(lotDiagnostics.lotId, ids));
      for (const { fileId } of files) if (fileId !== null) await removeFile(tx, fileId);
      await tx.delete(stateChanges).where(inArray(stateChanges.entityId, ids));
      await tx.delete(lots).where(inArray(lots.id, ids));
    });
    return ids.length;
  },
});
