import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { closeDataFolder } from '#mocks/services/private-files-node.ts';
import { nodeLogger } from '#mocks/services/log-node.ts';

let root: string;
let umask: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ilot-rights-'));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(root, { recursive: true, force: true });
});

/** What others than the owner may do with anything in a folder, the folder included. */
function openToOthers(folder: string): string[] {
  const all = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return all.filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0);
}

test('nobody but its owner may read a database, nor what it writes later, under a usual umask', async () => {
  const folder = join(root, 'database');
  const { db, close } = await openPglite(folder);
  await db.execute(
    sql`create table secrets as select repeat('x', 1000) as text from generate_series(1, 1000)`,
  );
  await db.execute(sql`checkpoint`);
  expect(openToOthers(folder)).toEqual([]);
  await close();
  expect(openToOthers(folder)).toEqual([]);
});

test('a database that an older version left open to all is closed, and has kept what it held', async () => {
  const folder = join(root, 'database');
  const first = await openPglite(folder);
  await first.db.execute(sql`create table kept as select 42 as answer`);
  await first.close();
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  }
  const second = await openPglite(folder);
  expect(openToOthers(folder)).toEqual([]);
  const { rows } = (await second.db.execute(sql`select answer from kept`)) as { rows: unknown };
  expect(rows).toEqual([{ answer: 42 }]);
  await second.close();
});

test('nobody but its owner may read the log, one of an older version included', () => {
  const file = join(root, 'ilot.log');
  nodeLogger({ file }).info('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  nodeLogger({ file }).info('second');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('nobody but its owner may read what is kept beside the database, whoever left it open, at the next start', () => {
  const files = ['secret', 'server.json', 'ilot.log', 'files/t1/ab/abcd'];
  mkdirSync(join(root, 'files/t1/ab'), { recursive: true });
  mkdirSync(join(root, 'notes'));
  for (const name of [...files, 'notes/of-somebody']) writeFileSync(join(root, name), 'x');
  symlinkSync(join(root, 'notes'), join(root, 'files', 'elsewhere'));
  for (const name of ['.', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    const path = join(root, name);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
  }
  closeDataFolder(root);
  const stillOpen = openToOthers(root).filter((name) => !lstatSync(join(root, name)).isSymbolicLink());
  const ofSomebody = ['files/elsewhere/of-somebody', 'notes', 'notes/of-somebody'];
  expect(stillOpen.toSorted()).toEqual(ofSomebody);
  expect(statSync(join(root, 'files/t1')).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, 'secret')).mode & 0o777).toBe(0o600);
});

test('a folder that is not there yet, or is everybody’s, is left alone', () => {
  closeDataFolder(join(root, 'nowhere'));
  chmodSync(root, 0o1777);
  closeDataFolder(root);
  expect(statSync(root).mode & 0o7777).toBe(0o1777);
});

test('nobody but its owner may read the folder that the log is made in', () => {
  nodeLogger({ file: join(root, 'new', 'ilot.log') }).info('first');
  expect(openToOthers(join(root, 'new'))).toEqual([]);
});
