import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded, removeEmbedded } from '#mocks/db/open/embedded.ts';
import { DatabaseBrokenError, DatabaseFolderError, DatabaseInUseError } from '#mocks/db/open/errors.ts';
import { throttles } from '#mocks/db/schema/index.ts';
import { copyTestDatabase } from '#tests/support/database.ts';

const slow = 60_000;
let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ilot-embedded-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a process that commits rows; kills it (SIGKILL) once it has said `count` of them are committed. */
async function commitThenKill(count: number): Promise<number> {
  const program = new URL('../../../../support/commit-until-killed.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged = Number(line);
    if (acknowledged === count) child.kill('SIGKILL');
  });
  await ended;
  return acknowledged;
}

describe('openEmbedded', () => {
  test(
    'what was committed survives kill -9, twice, and the pid file left behind is taken over',
    async () => {
      await copyTestDatabase(join(directory, 'database'));
      const first = await commitThenKill(40);
      expect(first).toBeGreaterThanOrEqual(40);
      expect(existsSync(join(directory, 'ilot.pid'))).toBe(true);

      const opened = await openEmbedded(directory);
      expect(await opened.db.$count(throttles)).toBeGreaterThanOrEqual(first);
      await opened.db.delete(throttles);
      await opened.close();

      const second = await commitThenKill(25);
      const again = await openEmbedded(directory);
      expect(await again.db.$count(throttles)).toBeGreaterThanOrEqual(second);
      await again.close();
      expect(existsSync(join(directory, 'ilot.pid'))).toBe(false);
    },
    slow,
  );

  test(
    'a database being created is absent until it is complete, and a failed creation starts again',
    async () => {
      const failing = openEmbedded(directory, {
        seed: async () => {
          expect(readdirSync(directory)).not.toContain('database');
          throw new Error('interrupted');
        },
      });
      await expect(failing).rejects.toThrow('interrupted');
      expect(readdirSync(directory)).not.toContain('database');

      let seeded = 0;
      const seed = async (): Promise<void> => {
        seeded += 1;
      };
      await (await openEmbedded(directory, { seed })).close();
      await (await openEmbedded(directory, { seed })).close();
      expect(seeded).toBe(1);
      expect(readdirSync(directory)).toEqual(['database']);
    },
    slow,
  );

  test(
    'a second opening is refused while the first lives, and allowed after',
    async () => {
      await copyTestDatabase(join(directory, 'database'));
      const opened = await openEmbedded(directory);
      await expect(openEmbedded(directory)).rejects.toThrow(DatabaseInUseError);
      await expect(openEmbedded(directory)).rejects.toMatchObject({ pid: process.pid });
      expect(() => removeEmbedded(directory)).toThrow(DatabaseInUseError);
      await opened.close();
      removeEmbedded(directory);
      expect(readdirSync(directory)).toEqual([]);
    },
    slow,
  );

  test(
    'damaged files are told as such, with the remedy, and never replaced in silence',
    async () => {
      mkdirSync(join(directory, 'database'));
      await expect(openEmbedded(directory)).rejects.toThrow(DatabaseBrokenError);
      await expect(openEmbedded(directory)).rejects.toThrow('npm run db -- restore');

      rmSync(join(directory, 'database'), { recursive: true });
      await copyTestDatabase(join(directory, 'database'));
      writeFileSync(join(directory, 'database/global/pg_control'), 'not a control file');
      await expect(openEmbedded(directory)).rejects.toThrow(DatabaseBrokenError);
      expect(existsSync(join(directory, 'ilot.pid'))).toBe(false);
    },
    slow,
  );

  test('a folder that cannot be made is told as such', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    await expect(openEmbedded(join(file, 'var'))).rejects.toThrow(DatabaseFolderError);
  });
});
