import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTestDatabase } from '#tests/support/database.ts';

/** Each test starts a program, which a busy machine takes long to load. */
const slow = 60_000;
let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ilot-command-'));
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
