import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { historyTable, ownTables, rowsOf } from './dump/tables.ts';
import type { Migration } from './migrate.ts';

const created = /\bcreate\s+(?:or\s+replace\s+)?function\s+"?(\w+)"?/gi;

/** Names of the functions that migrations make; they outlive the tables that use them. */
function functionNames(migrations: readonly Migration[]): string[] {
  return [
    ...new Set(
      migrations.flatMap(({ sql: statements }) =>
        [...statements.matchAll(created)].map(([, name = '']) => name),
      ),
    ),
  ];
}

/** Removes everything that the application's migrations made, and nothing else. */
export async function dropOwn(db: Database, migrations: readonly Migration[]): Promise<void> {
  for (const name of [...ownTables, historyTable]) {
    await db.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  }
  const names = functionNames(migrations);
  if (names.length === 0) return;
  const functions = await rowsOf<{ signature: string }>(
    db,
    sql`select oid::regprocedure::text as signature from pg_proc
        where pronamespace = current_schema()::regnamespace
          and proname in (${sql.join(
            names.map((name) => sql`${name}`),
            sql`, `,
          )})`,
  );
  for (const { signature } of functions) await db.execute(sql.raw(`drop function ${signature} cascade`));
}
