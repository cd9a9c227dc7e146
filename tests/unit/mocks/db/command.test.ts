import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openConfigured } from '#mocks/db/open/configured.ts';
import { holdPidFile } from '#mocks/db/open/pid-guard.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import { copyTestDatabase, copyTestDatabaseWithFiles, testNow } from '#tests/support/database.ts';
import { makePassingFolder } from '#tests/support/passing-folder.ts';

/** Each test starts a program, which a busy machine takes long to load. */
const slow = 240_000;
let directory = '';
beforeEach(() => {
  directory = makePassingFolder();
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

function command(...args: string[]): { status: number | null; output: string } {
  const script = new URL('../../../../scripts/db.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, VAR_DIR: directory, DATABASE_URL: '' },
  });
  return { status, output: stdout + stderr };
}

test(
  'an unknown command explains itself and touches nothing',
  () => {
    expect(command('destroy')).toMatchObject({ status: 2, output: expect.stringContaining('Usage') });
    expect(readdirSync(directory)).toEqual([]);
  },
  slow,
);

test(
  'reset without confirmation erases nothing',
  async () => {
    await copyTestDatabase(join(directory, 'database'));
    expect(command('reset')).toMatchObject({ status: 2, output: expect.stringContaining('--yes') });
    expect(readdirSync(directory)).toEqual(['database']);
  },
  slow,
);

test(
  'seeding a database that is already filled says so and succeeds',
  async () => {
    await copyTestDatabase(join(directory, 'database'));
    expect(command('seed')).toMatchObject({ status: 0, output: expect.stringContaining('déjà') });
  },
  slow,
);

test(
  'dump and restore say what they did, touch no database that a server holds, nor a folder that is none of ours',
  async () => {
    await copyTestDatabaseWithFiles(directory);
    const file = join(directory, 'sauvegarde.ilot');
    const release = holdPidFile(join(directory, 'ilot.pid'));
    expect(command('dump', file)).toMatchObject({
      status: 1,
      output: expect.stringMatching(/déjà ouverte par le processus \d+/),
    });
    release();
    expect(command('dump', file)).toMatchObject({ status: 0, output: expect.stringMatching(/\d+ lignes/) });
    expect(command('restore', file)).toMatchObject({ status: 1, output: expect.stringContaining('--force') });
    const database = join(directory, 'database');
    rmSync(database, { recursive: true });
    expect(command('dump', `${file}.2`)).toMatchObject({
      status: 1,
      output: expect.stringContaining('VAR_DIR'),
    });
    mkdirSync(database);
    writeFileSync(join(database, 'letters'), 'mine');
    expect(command('restore', file, '--force')).toMatchObject({
      status: 1,
      output: expect.stringContaining('endommagée'),
    });
    expect(readFileSync(join(database, 'letters'), 'utf8')).toBe('mine');
    rmSync(database, { recursive: true });
    expect(command('restore', file)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/\d+ lignes/),
    });
  },
  slow,
);

test(
  'verify says that the journal is as it was written, and fails when it is not',
  async () => {
    const folder = join(directory, 'database');
    await copyTestDatabase(folder);
    expect(command('verify')).toMatchObject({ status: 0, output: expect.stringContaining('intact') });
    const { db, close } = await openConfigured({ varDir: directory, databaseUrl: null });
    const entry = { at: testNow, action: 'operation.update', changes: {}, result: 'ok' as const };
    await db.insert(auditEntries).values([
      { ...entry, id: 'a' },
      { ...entry, id: 'b' },
    ]);
    await db.execute(sql`alter table audit_entries disable trigger all`);
    await db.update(auditEntries).set({ actorId: 'somebody else' });
    await db.execute(sql`alter table audit_entries enable trigger all`);
    await close();
    expect(command('verify')).toMatchObject({ status: 1, output: expect.stringContaining('a été modifié') });
  },
  slow,
);
