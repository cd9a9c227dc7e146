import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgTableWithColumns } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

/** A table of records that people edit: `businessColumns()`, and `tenant_id` where they are a company's. */
export type BusinessTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly createdAt: AnyPgColumn;
  readonly createdBy: AnyPgColumn;
  readonly updatedAt: AnyPgColumn;
  readonly version: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
};

/** A stored record of such a table. */
export type StoredRow<Table extends BusinessTable> = Table['$inferSelect'];

/** Columns to write in such a table, as far as they are given. */
export type ColumnsOf<Table extends BusinessTable> = {
  [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name];
} & { readonly deletedAt?: Date | null | undefined };

/** What every stored record has. */
export interface BusinessRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly updatedAt: Date;
  readonly version: number;
  readonly deletedAt: Date | null;
}

/** A business table as drizzle's queries take it. */
// drizzle types what it reads by the table's own columns, which a function over any business table cannot name.
type AnyTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: Record<string, AnyPgColumn>;
  dialect: 'pg';
}>;
export const anyTable = (table: BusinessTable): AnyTable => table as unknown as AnyTable;

export interface RowsWanted {
  readonly where: SQL | undefined;
  readonly orderBy?: readonly (SQL | AnyPgColumn)[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Records that fit a condition, in an order. */
export async function readRows<Table extends BusinessTable>(
  db: Database,
  table: Table,
  { where, orderBy = [], limit, offset = 0 }: RowsWanted,
): Promise<StoredRow<Table>[]> {
  const query = db
    .select()
    .from(anyTable(table))
    .where(where)
    .orderBy(...orderBy)
    .offset(offset);
  return limit === undefined ? query : query.limit(limit);
}

/** How many records fit a condition. */
export async function countRows(db: Database, table: BusinessTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(anyTable(table)).where(where);
  return row?.total ?? 0;
}

/** Writes records. */
export async function insertRows<Table extends BusinessTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await db.insert(anyTable(table)).values(rows as never);
}

/** Changes columns of the records that fit a condition, as they are given; how many these were. */
export async function setColumns<Table extends BusinessTable>(
  db: Database,
  table: Table,
  columns: ColumnsOf<Table>,
  where: SQL | undefined,
): Promise<number> {
  const changed = await db
    .update(anyTable(table))
    .set(columns as never)
    .where(where)
    .returning({ id: table.id });
  return changed.length;
}

/**
 * Changes a record over the version that was read, and counts that up by one.
 *
 * @returns false when somebody else was quicker
 */
export async function changeRow<Table extends BusinessTable>(
  db: Database,
  table: Table,
  read: Pick<BusinessRow, 'id' | 'version'>,
  { at, columns }: { readonly at: Date; readonly columns: ColumnsOf<Table> },
): Promise<boolean> {
  const change = { ...columns, updatedAt: at, version: sql`${table.version} + 1` };
  const isThat = and(eq(table.id, read.id), eq(table.version, read.version));
  return (await setColumns(db, table, change as ColumnsOf<Table>, isThat)) > 0;
}

/** Removes the records that fit a condition for good; how many these were. */
export async function deleteRows(
  db: Database,
  table: BusinessTable,
  where: SQL | undefined,
): Promise<number> {
  return (await db.delete(anyTable(table)).where(where).returning({ id: table.id })).length;
}
