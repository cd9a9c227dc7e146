import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { construction } from '#generated/routes/client/operation.ts';
import { constructionLots, operations } from '#mocks/db/schema/index.ts';
import { ofCompanies } from '#mocks/server/bin/restorable.ts';
import { announceWorks, auditWorks } from './record.ts';

/** Works lots in the bin, of operations that are not there themselves. */
export const worksLotBin = ofCompanies({
  type: 'works-lot',
  can: 'operation.delete',
  items: async (context, since, id) => {
    const rows = await context.db
      .select({ lot: constructionLots })
      .from(constructionLots)
      .innerJoin(
        operations,
        and(eq(operations.id, constructionLots.operationId), isNull(operations.deletedAt)),
      )
      .where(
        and(
          gt(constructionLots.deletedAt, since),
          id === undefined ? undefined : eq(constructionLots.id, id),
        ),
      )
      .orderBy(desc(constructionLots.deletedAt), desc(constructionLots.id));
    return rows.map(({ lot }) => ({
      id: lot.id,
      label: lot.label,
      deletedAt: lot.deletedAt ?? since,
      authorId: lot.createdBy,
      version: lot.version,
      operationId: lot.operationId,
      followers: {},
      href: construction({ operation: lot.operationId }),
    }));
  },
  restore: async (context, tx, item) => {
    await tx.update(constructionLots).set({ deletedAt: null }).where(eq(constructionLots.id, item.id));
    const [operation] = await tx
      .select({ id: operations.id, ref: operations.ref })
      .from(operations)
      .where(eq(operations.id, item.operationId ?? ''))
      .limit(1);
    if (operation) await auditWorks(context, tx, 'lot.restore', operation);
  },
  announce: (context, { id, operationId, version }) => {
    if (operationId !== null) {
      announceWorks(context, 'construction-lot.updated', { id, operationId, version });
    }
  },
  purge: async ({ db }, before) => {
    const gone = await db
      .delete(constructionLots)
      .where(lte(constructionLots.deletedAt, before))
      .returning({ id: constructionLots.id });
    return gone.length;
  },
});
