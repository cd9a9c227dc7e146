import { and, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { cashFlowForecast, forecast } from '#generated/routes/client/operation.ts';
import { deleteRows } from '#mocks/db/queries/business-table.ts';
import { budgetLines, cashFlowEntries, operations } from '#mocks/db/schema/index.ts';
import { ofCompanies, type Restorable } from '#mocks/server/bin/restorable.ts';
import { announceMoney, auditMoney } from './record.ts';

type Table = typeof budgetLines | typeof cashFlowEntries;

interface Kind {
  readonly type: 'budget-line' | 'cash-entry';
  readonly can: 'forecast.delete' | 'cash-flow.delete';
  readonly table: Table;
  readonly event: 'budget.changed' | 'cash-flow.changed';
  /** What the journal calls bringing it back. */
  readonly action: string;
  readonly href: (operation: string) => string;
}

/** A kind of record of the money of an operation whose deletion can be undone. */
const binOf = ({ type, can, table, event, action, href }: Kind): Restorable =>
  ofCompanies({
    type,
    can,
    items: async ({ db }, since, id) => {
      // drizzle cannot read one of several tables.
      const own = table as typeof budgetLines;
      const isWanted: SQL | undefined = and(
        gt(own.deletedAt, since),
        id === undefined ? undefined : eq(own.id, id),
      );
      const rows = await db
        .select({ row: own })
        .from(own)
        .innerJoin(operations, and(eq(operations.id, own.operationId), isNull(operations.deletedAt)))
        .where(isWanted)
        .orderBy(desc(own.deletedAt), desc(own.id));
      return rows.map(({ row }) => ({
        id: row.id,
        operationId: row.operationId,
        deletedAt: row.deletedAt ?? row.updatedAt,
        authorId: row.createdBy,
        version: row.version,
        label: row.label,
        followers: {},
        href: href(row.operationId),
      }));
    },
    restore: async (context, tx, item) => {
      const own = table as typeof budgetLines;
      await tx.update(own).set({ deletedAt: null }).where(eq(own.id, item.id));
      const [operation] = await tx
        .select({ id: operations.id, ref: operations.ref })
        .from(operations)
        .where(eq(operations.id, item.operationId ?? ''))
        .limit(1);
      await auditMoney(context, tx, action, operation ?? { id: item.id, ref: item.label });
    },
    announce: (context, { id, operationId, version }) => {
      if (operationId !== null) announceMoney(context, event, { id, operationId, version });
    },
    purge: ({ db }, before) => deleteRows(db, table, lte(table.deletedAt, before)),
  });

export const budgetLineBin = binOf({
  type: 'budget-line',
  can: 'forecast.delete',
  table: budgetLines,
  event: 'budget.changed',
  action: 'forecast.line.restore',
  href: (operation) => forecast({ operation }),
});

export const cashEntryBin = binOf({
  type: 'cash-entry',
  can: 'cash-flow.delete',
  table: cashFlowEntries,
  event: 'cash-flow.changed',
  action: 'cash-flow.entry.restore',
  href: (operation) => cashFlowForecast({ operation }),
});
