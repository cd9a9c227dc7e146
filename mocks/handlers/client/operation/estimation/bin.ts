import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { edit } from '#generated/routes/client/operation/estimation.ts';
import { comparables, estimations, operations } from '#mocks/db/schema/index.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import type { Database } from '#mocks/db/database.ts';
import { estimationPart } from './record.ts';

/** Estimations in the bin, of operations that are there. */
export const estimationBin = ofCompanies({
  type: 'estimation',
  can: 'estimation.delete',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ estimation: estimations })
      .from(estimations)
      .innerJoin(operations, and(eq(operations.id, estimations.operationId), isNull(operations.deletedAt)))
      .where(and(gt(estimations.deletedAt, since), id === undefined ? undefined : eq(estimations.id, id)))
      .orderBy(desc(estimations.deletedAt), desc(estimations.id));
    return rows.map(({ estimation }) => ({
      id: estimation.id,
      label: estimation.title,
      deletedAt: estimation.deletedAt ?? since,
      authorId: estimation.createdBy,
      version: estimation.version,
      operationId: estimation.operationId,
      followers: {},
      href: edit({ operation: estimation.operationId, estimation: estimation.id }),
    }));
  },
  restore: async (context, tx, { id, operationId }) => {
    await tx.update(estimations).set({ deletedAt: null }).where(eq(estimations.id, id));
    await auditRestored(context, tx, operationId, 'restore');
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) estimationPart.announce(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(estimations)
      .where(lte(estimations.deletedAt, before))
      .returning({ id: estimations.id });
    return gone.length;
  },
});

/** Comparables in the bin, of estimations that are there. */
export const comparableBin = ofCompanies({
  type: 'comparable',
  can: 'estimation.update',
  items: async ({ db }, since, id) => {
    const rows = await db
      .select({ comparable: comparables })
      .from(comparables)
      .innerJoin(
        estimations,
        and(
          eq(estimations.id, comparables.estimationId),
          isNull(estimations.deletedAt),
          eq(estimations.status, 'draft'),
        ),
      )
      .where(and(gt(comparables.deletedAt, since), id === undefined ? undefined : eq(comparables.id, id)))
      .orderBy(desc(comparables.deletedAt), desc(comparables.id));
    return rows.map(({ comparable }) => ({
      id: comparable.id,
      label: [comparable.addressLine, comparable.city].filter(Boolean).join(', ') || comparable.soldOn,
      deletedAt: comparable.deletedAt ?? since,
      authorId: comparable.createdBy,
      version: comparable.version,
      operationId: comparable.operationId,
      followers: {},
      href: edit({ operation: comparable.operationId, estimation: comparable.estimationId }),
    }));
  },
  restore: async (context, tx, { id, operationId }) => {
    await tx.update(comparables).set({ deletedAt: null }).where(eq(comparables.id, id));
    await auditRestored(context, tx, operationId, 'comparable.restore');
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) estimationPart.announce(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(comparables)
      .where(lte(comparables.deletedAt, before))
      .returning({ id: comparables.id });
    return gone.length;
  },
});

async function auditRestored(
  context: ClientContext,
  tx: Database,
  operationId: string | null,
  action: string,
): Promise<void> {
  const [operation] = await tx
    .select({ id: operations.id, ref: operations.ref })
    .from(operations)
    .where(eq(operations.id, operationId ?? ''))
    .limit(1);
  if (operation) await estimationPart.audit(context, tx, action, operation);
}
