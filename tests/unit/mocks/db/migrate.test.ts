import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, OpenedDatabase } from '#mocks/db/database.ts';
import { rowsOf } from '#mocks/db/dump/tables.ts';
import { appliedMigrations, migrate, MigrationHistoryError, type Migration } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { countingDatabase } from '#tests/support/counting-database.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const first: Migration = {
  name: '0000_first',
  sql: 'create table a (id int primary key);\n--> statement-breakpoint\ncreate table b (id int);',
};
const second: Migration = { name: '0001_second', sql: 'insert into a values (1);' };
const broken: Migration = {
  name: '0001_broken',
  sql: 'create table c (id int);\n--> statement-breakpoint\nselect no_such_function();',
};

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.db.execute(sql`drop schema public cascade`);
  await opened.db.execute(sql`create schema public`);
});

test('each migration is applied once, in the order of names', async () => {
  expect(await migrate(opened.db, [second, first])).toEqual(['0000_first', '0001_second']);
  expect(await migrate(opened.db, [first, second])).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  await expect(migrate(opened.db, [first, broken])).rejects.toThrow();
  expect(await migrate(opened.db, [first, { ...broken, sql: 'create table c (id int);' }])).toEqual([
    '0001_broken',
  ]);
});

test('a migration changed after being applied is refused, line ends apart', async () => {
  await migrate(opened.db, [first]);
  const crlf = { ...first, sql: first.sql.replaceAll('\n', '\r\n') };
  expect(await migrate(opened.db, [crlf])).toEqual([]);
  const changed = { ...first, sql: `${first.sql} -- changed` };
  await expect(migrate(opened.db, [changed, second])).rejects.toThrow(MigrationHistoryError);
  await expect(migrate(opened.db, [changed])).rejects.toMatchObject({
    reason: 'changed',
    migration: '0000_first',
  });
});

test('a database made by a newer version is refused before anything is applied', async () => {
  await migrate(opened.db, [first, second]);
  await expect(migrate(opened.db, [first, { ...broken, name: '0002_other' }])).rejects.toMatchObject({
    reason: 'unknown',
    migration: '0001_second',
  });
});

/** All that makes a schema: columns, keys, indexes, triggers, functions, types, and its history. */
async function schemaOf(db: Database): Promise<unknown[]> {
  const catalogue = [
    sql`select table_name, ordinal_position, column_name, udt_name, character_maximum_length, numeric_precision,
          numeric_scale, is_nullable, column_default, is_identity, is_generated, generation_expression
        from information_schema.columns where table_schema = 'public' order by 1, 2`,
    sql`select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1`,
    sql`select pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace = 'public'::regnamespace order by 1`,
    sql`select typname, enumlabel from pg_enum join pg_type on pg_type.oid = enumtypid order by 1, enumsortorder`,
  ];
  const parts: unknown[] = [];
  for (const query of catalogue) parts.push(await rowsOf(db, query));
  return [...parts, await appliedMigrations(db)];
}

test('an empty database gets all migrations in one run, and has the schema of one that got them one by one', async () => {
  const migrations = migrationsOnDisk();
  const names = migrations.map(({ name }) => name);
  let turns = 0;
  const counted = countingDatabase(opened.db, () => (turns += 1));
  expect(await migrate(counted, migrations)).toEqual(names);
  // The journal is made, read, and then everything is applied.
  expect(turns).toBe(3);
  const together = await schemaOf(opened.db);
  turns = 0;
  expect(await migrate(counted, migrations)).toEqual([]);
  expect(turns).toBe(2);

  await opened.db.execute(sql`drop schema public cascade`);
  await opened.db.execute(sql`create schema public`);
  await migrate(opened.db, migrations.slice(0, 1));
  expect(await migrate(opened.db, migrations)).toEqual(names.slice(1));
  expect(await schemaOf(opened.db)).toEqual(together);
});
