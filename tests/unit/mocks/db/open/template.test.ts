import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { presentTables } from '#mocks/db/dump/tables.ts';
import { appliedMigrations } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { openEmbedded } from '#mocks/db/open/embedded.ts';
import { templatesOf } from '#mocks/db/open/template.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ilot-template-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Tables and history of a database that was never filled. */
async function shapeOf(directory: string) {
  const { db, close } = await openEmbedded(directory);
  const shape = { tables: await presentTables(db), history: await appliedMigrations(db) };
  await close();
  return shape;
}

test('a new database is a copy of one that went through the same migrations, and tells the same history', async () => {
  const migrations = migrationsOnDisk();
  const templates = templatesOf(migrations, join(folder, 'cache'));
  expect(templates.copyTo(join(folder, 'early'))).toBe(false);
  const first = await shapeOf(join(folder, 'first'));
  expect(first.history.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  templates.keep(join(folder, 'first', 'database'));
  expect(templates.copyTo(join(folder, 'second', 'database'))).toBe(true);
  expect(await shapeOf(join(folder, 'second'))).toEqual(first);
});

test('of other migrations there is none, and the old one goes with the first of them', async () => {
  const cache = join(folder, 'cache');
  const migrations = migrationsOnDisk();
  await shapeOf(join(folder, 'first'));
  const made = join(folder, 'first', 'database');
  templatesOf(migrations, cache).keep(made);
  const later = templatesOf([...migrations, { name: '9999_later', sql: 'select 1' }], cache);
  expect(later.copyTo(join(folder, 'second'))).toBe(false);
  expect(existsSync(join(folder, 'second'))).toBe(false);
  later.keep(made);
  expect(readdirSync(cache)).toHaveLength(1);
  expect(templatesOf(migrations, cache).copyTo(join(folder, 'second'))).toBe(false);
});
