import { and, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { show } from '#generated/routes/client/operation.ts';
import { operationNotes, operations } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { announceOperation } from './announce.ts';
import { purgeOperation } from './purge.ts';

/** Operations in the bin: only what was merely spotted, without lots, can be deleted at all. */
export const operationBin = ofCompanies({
  type: 'operation',
  can: 'operation.delete',
  items: async (context, since, id) => {
    const rows = await context.db
      .select()
      .from(operations)
      .where(and(gt(operations.deletedAt, since), id === undefined ? undefined : eq(operations.id, id)))
      .orderBy(desc(operations.deletedAt), desc(operations.id));
    const notes = await notesByOperation(context);
    return rows.map(({ deletedAt, ...row }) => ({
      id: row.id,
      label: `${row.ref} ${row.name}`,
      deletedAt: deletedAt ?? since,
      authorId: row.createdBy,
      version: row.version,
      operationId: row.id,
      followers: { 'operation-note': notes.get(row.id) ?? 0 },
      href: show({ operation: row.id }),
    }));
  },
  restore: async (context, tx, { id, label }) => {
    await tx.update(operations).set({ deletedAt: null }).where(eq(operations.id, id));
    await audit(context, tx, 'operation.restore', { type: 'operation', id, label });
  },
  announce: (context, { id, version }) => announceOperation(context, 'operation.restored', { id, version }),
  purge: async ({ db }, before) => {
    const deleted = await db
      .select({ id: operations.id })
      .from(operations)
      .where(lte(operations.deletedAt, before));
    for (const { id } of deleted) {
      await db.transaction((tx) => purgeOperation(tx, id));
    }
    return deleted.length;
  },
});

async function notesByOperation({ db }: ClientContext): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ operationId: operationNotes.operationId, notes: count() })
    .from(operationNotes)
    .innerJoin(operations, eq(operations.id, operationNotes.operationId))
    .where(and(isNotNull(operations.deletedAt), isNull(operationNotes.deletedAt)))
    .groupBy(operationNotes.operationId);
  return new Map(rows.map(({ operationId, notes }) => [operationId, notes]));
}
