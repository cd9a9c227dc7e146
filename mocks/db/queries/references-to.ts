import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { rowsOf } from '../dump/tables.ts';
import * as schema from '../schema/index.ts';

/**
 * Which columns hold an identifier, asked in one statement however many there are.
 *
 * @param columns names in the schema, `table.column`
 */
export async function referencesTo(
  db: Database,
  columns: readonly string[],
  id: string,
): Promise<ReadonlySet<string>> {
  const lines = columns.map((name) => sql`(${name}::text, ${isIn(name, id)})`);
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from (values ${sql.join(lines, sql`, `)}) as found (name, is_there) where is_there`,
  );
  return new Set(rows.map(({ name }) => name));
}

function isIn(name: string, id: string): SQL {
  const [tableName = '', columnName = ''] = name.split('.');
  const table = (schema as Readonly<Record<string, unknown>>)[tableName];
  const column = is(table, PgTable) ? getTableColumns(table)[columnName] : undefined;
  if (column === undefined) throw new TypeError(`the schema has no column ${name}`);
  return sql`exists (select 1 from ${column.table} where ${column} = ${id})`;
}
