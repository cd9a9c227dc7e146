import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import * as schema from '../schema/index.ts';
import type { DumpTable } from './format.ts';

/** Where the migration runner writes what it did. */
export const historyTable = 'schema_migrations';

/** Names of the application's tables, as the code knows them. */
export const ownTables: readonly string[] = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table).name);

/** Rows of a statement, whichever driver answers. */
export async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  // Both drivers answer so; the type that they share does not say it.
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** Names of the tables in the database, the history of migrations among them. */
export async function presentTables(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables with the columns that can be written, in a steady order. */
export async function describeTables(db: Database): Promise<DumpTable[]> {
  const rows = await rowsOf<{ name: string; column: string }>(
    db,
    sql`select table_name as name, column_name as column from information_schema.columns
        where table_schema = current_schema() and is_generated = 'NEVER'
        order by table_name, ordinal_position`,
  );
  const tables = (await presentTables(db)).filter((name) => ownTables.includes(name));
  return tables.map((name) => ({
    name,
    columns: rows.filter((row) => row.name === name).map(({ column }) => column),
  }));
}
