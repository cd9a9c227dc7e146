import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { migrate, MigrationHistoryError, type Migration } from '#mocks/db/migrate.ts';
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
