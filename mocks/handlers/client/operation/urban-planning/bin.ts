import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { urbanPlanning } from '#generated/routes/client/operation.ts';
import { operations, permits, preemptions } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { announceUrban, auditUrban, permitLabel, texts } from './record.ts';

/** Permissions in the bin, of operations that are not there themselves. */
export const permitBin = ofCompanies({
  type: 'permit',
  can: 'operation.delete',
  items: async (context, since, id) => {
    const rows = await context.db
      .select({ permit: permits })
      .from(permits)
      .innerJoin(operations, and(eq(operations.id, permits.operationId), isNull(operations.deletedAt)))
      .where(and(gt(permits.deletedAt, since), id === undefined ? undefined : eq(permits.id, id)))
      .orderBy(desc(permits.deletedAt), desc(permits.id));
    return rows.map(({ permit }) => ({
      id: permit.id,
      label: permitLabel(context, permit),
      deletedAt: permit.deletedAt ?? since,
      authorId: permit.createdBy,
      version: permit.version,
      operationId: permit.operationId,
      followers: {},
      href: urbanPlanning({ operation: permit.operationId }),
    }));
  },
  restore: async (context, tx, item) => {
    await tx.update(permits).set({ deletedAt: null }).where(eq(permits.id, item.id));
    await auditRestored(context, tx, item.operationId, 'permit.restore');
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) announceUrban(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db.delete(permits).where(lte(permits.deletedAt, before)).returning({ id: permits.id });
    return gone.length;
  },
});

/** Declarations in the bin. */
export const declarationBin = ofCompanies({
  type: 'preemption',
  can: 'operation.delete',
  items: async (context, since, id) => {
    const rows = await context.db
      .select({ row: preemptions })
      .from(preemptions)
      .innerJoin(operations, and(eq(operations.id, preemptions.operationId), isNull(operations.deletedAt)))
      .where(and(gt(preemptions.deletedAt, since), id === undefined ? undefined : eq(preemptions.id, id)))
      .orderBy(desc(preemptions.deletedAt), desc(preemptions.id));
    return rows.map(({ row }) => ({
      id: row.id,
      label: texts(context).declaration.short,
      deletedAt: row.deletedAt ?? since,
      authorId: row.createdBy,
      version: row.version,
      operationId: row.operationId,
      followers: {},
      href: urbanPlanning({ operation: row.operationId }),
    }));
  },
  restore: async (context, tx, item) => {
    await tx.update(preemptions).set({ deletedAt: null }).where(eq(preemptions.id, item.id));
    await auditRestored(context, tx, item.operationId, 'declaration.restore');
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) announceUrban(context, { id, operationId, version });
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(preemptions)
      .where(lte(preemptions.deletedAt, before))
      .returning({ id: preemptions.id });
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
  if (operation) await auditUrban(context, tx, action, operation);
}
