import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { migrate } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { holdPidFile, PidFileHeldError } from '#mocks/db/open/pid-guard.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { argon2Hasher, type Hasher } from '#mocks/services/hashing.ts';

/** The password of every seeded account in a test database. */
export const testPassword = 'essai-essai-essai-2026';

/** Hashes as the application does, at the least cost that the format allows: tests sign in by the hundred. */
export const testHasher = (): Hasher => argon2Hasher({ memoryKiB: 8, iterations: 1 });

/** The instant at which test databases are seeded, and at which both clocks of a test usually stand. */
export const testNow = new Date('2026-11-20T08:00:00.000Z');

const root = new URL('../../', import.meta.url).pathname;
const cache = join(root, 'node_modules/.cache/ilot-test');
const pollMs = 100;
const dayMs = 24 * 3_600_000;

/**
 * A database of its own for one test file: a copy of a migrated and seeded template, made once for all
 * workers and again when schema, migrations or seed change. `close` removes the copy.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ilot-test-'));
  await copyTestDatabase(folder);
  const opened = await openPglite(folder);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the files of the migrated and seeded template in a folder, without opening them. */
export async function copyTestDatabase(folder: string): Promise<void> {
  cpSync(await templateFolder(), folder, { recursive: true });
}

async function templateFolder(): Promise<string> {
  const template = join(cache, fingerprint());
  while (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const release = holdOrNull(`${template}.lock`);
    if (release === null) {
      await wait(pollMs);
      continue;
    }
    try {
      if (!existsSync(template)) await build(template);
    } finally {
      release();
    }
  }
  return template;
}

function holdOrNull(path: string): (() => void) | null {
  try {
    return holdPidFile(path);
  } catch (error) {
    if (error instanceof PidFileHeldError) return null;
    throw error;
  }
}

async function build(template: string): Promise<void> {
  const building = `${template}.building`;
  rmSync(building, { recursive: true, force: true });
  const opened = await openPglite(building);
  try {
    await migrate(opened.db, migrationsOnDisk());
    const hash = await testHasher().hash(testPassword);
    await seedDemo(opened.db, { now: testNow, passwords: () => testPassword, hash: async () => hash });
  } finally {
    await opened.close();
  }
  renameSync(building, template);
  removeOldTemplates();
}

/** Each template weighs 40 MB; those of another day are of no more use. */
function removeOldTemplates(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (ageMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Changes with everything that shapes the template. */
function fingerprint(): string {
  const digest = createHash('sha256');
  for (const folder of ['mocks/db', 'src/domain']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.filter((name) => /\.(ts|sql)$/.test(name))) {
      digest.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  digest.update(readFileSync(new URL(import.meta.url)));
  return digest.digest('hex').slice(0, 16);
}
