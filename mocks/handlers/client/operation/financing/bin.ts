import { and, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { BinType } from '#mocks/server/bin/types.ts';
import { edit, index } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { messagesFor } from '#messages/locale.ts';
import { deleteRows } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { equityInjections, guarantees, loans, operations } from '#mocks/db/schema/index.ts';
import { ofCompanies, type BinItem, type Restorable } from '#mocks/server/bin/restorable.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { loanPart } from './record.ts';

type Table = typeof loans | typeof guarantees | typeof equityInjections;
type Item = Pick<BinItem, 'id' | 'deletedAt' | 'authorId' | 'version'> & { readonly operationId: string };

interface Kind {
  readonly type: BinType;
  readonly table: Table;
  /** What the journal calls bringing it back. */
  readonly action: string;
  /** Its rows in the bin, of operations that are not there themselves. */
  readonly rows: (
    context: ClientContext,
    isWanted: (table: Table) => SQL | undefined,
  ) => Promise<readonly (Item & { readonly label: string })[]>;
  readonly href: (item: Item) => string;
}

/** A kind of record of the financing whose deletion can be undone. */
const binOf = ({ type, table, action, rows, href }: Kind): Restorable =>
  ofCompanies({
    type,
    can: 'financing.delete',
    items: async (context, since, id) => {
      const found = await rows(context, (own) =>
        and(gt(own.deletedAt, since), id === undefined ? undefined : eq(own.id, id)),
      );
      return found.map((row) => ({ ...row, followers: {}, href: href(row) }));
    },
    restore: async (context, tx, item) => {
      await restoreRow(tx, table, item.id);
      const [operation] = await tx
        .select({ id: operations.id, ref: operations.ref })
        .from(operations)
        .where(eq(operations.id, item.operationId ?? ''))
        .limit(1);
      await loanPart.audit(context, tx, action, operation ?? { id: item.id, ref: item.label });
    },
    announce: (context, { id, operationId, version }) => {
      if (operationId !== null) loanPart.announce(context, { id, operationId, version });
    },
    purge: ({ db }, before) => deleteRows(db, table, lte(table.deletedAt, before)),
  });

async function restoreRow(tx: Database, table: Table, id: string): Promise<void> {
  // drizzle cannot set a column of one of several tables.
  await tx
    .update(table as typeof loans)
    .set({ deletedAt: null })
    .where(eq(table.id, id));
}

const isLive = and(isNull(operations.deletedAt));

export const loanBin = binOf({
  type: 'loan',
  table: loans,
  action: 'restore',
  rows: async ({ db }, isWanted) => {
    const rows = await db
      .select({ loan: loans })
      .from(loans)
      .innerJoin(operations, and(eq(operations.id, loans.operationId), isLive))
      .where(isWanted(loans))
      .orderBy(desc(loans.deletedAt), desc(loans.id));
    return rows.map(({ loan }) => ({ ...itemOf(loan), label: loan.label }));
  },
  href: ({ id, operationId }) => edit({ operation: operationId, loan: id }),
});

export const guaranteeBin = binOf({
  type: 'guarantee',
  table: guarantees,
  action: 'guarantee.restore',
  rows: async ({ db, locale }, isWanted) => {
    const rows = await db
      .select({ guarantee: guarantees })
      .from(guarantees)
      .innerJoin(operations, and(eq(operations.id, guarantees.operationId), isLive))
      .where(isWanted(guarantees))
      .orderBy(desc(guarantees.deletedAt), desc(guarantees.id));
    const { guaranteeKind } = messagesFor(locale, financingMessages).choices;
    return rows.map(({ guarantee }) => ({
      ...itemOf(guarantee),
      label: `${guaranteeKind[guarantee.kind]} · ${guarantee.issuer}`,
    }));
  },
  href: ({ operationId }) => index({ operation: operationId }),
});

export const equityBin = binOf({
  type: 'equity',
  table: equityInjections,
  action: 'equity.restore',
  rows: async ({ db }, isWanted) => {
    const rows = await db
      .select({ injection: equityInjections })
      .from(equityInjections)
      .innerJoin(operations, and(eq(operations.id, equityInjections.operationId), isLive))
      .where(isWanted(equityInjections))
      .orderBy(desc(equityInjections.deletedAt), desc(equityInjections.id));
    return rows.map(({ injection }) => ({ ...itemOf(injection), label: injection.origin }));
  },
  href: ({ operationId }) => index({ operation: operationId }),
});

interface DeletedRow {
  readonly id: string;
  readonly operationId: string;
  readonly deletedAt: Date | null;
  readonly createdBy: string | null;
  readonly updatedAt: Date;
  readonly version: number;
}

const itemOf = ({ id, operationId, deletedAt, createdBy, updatedAt, version }: DeletedRow): Item => ({
  id,
  operationId,
  deletedAt: deletedAt ?? updatedAt,
  authorId: createdBy,
  version,
});
