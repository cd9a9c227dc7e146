import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedDatabase } from '#mocks/db/database.ts';
import { migrate } from '#mocks/db/migrate.ts';
import { migrationsOnDisk } from '#mocks/db/migrations/node.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { holdPidFile, PidFileHeldError } from '#mocks/db/open/pid-guard.ts';
import { fileBlobs } from '#mocks/db/schema/index.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { argon2Hasher, type Hasher } from '#mocks/services/hashing.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { makePassingFolder } from './passing-folder.ts';

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
export const openTestDatabase = (): Promise<OpenedDatabase> => openCopy(copyTestDatabase);

/** A database without any table: a copy too, since making a cluster takes ten times as long as copying one. */
export const openEmptyDatabase = (): Promise<OpenedDatabase> => openCopy(copyEmptyDatabase);

/** Puts the files of the migrated and seeded template in a folder, without opening them. */
export async function copyTestDatabase(folder: string): Promise<void> {
  cpSync(await templateFolder(fingerprint(), buildSeeded), folder, { recursive: true });
}

/**
 * The demonstration as a server keeps it in its folder: the database, and on the disk the files that the template
 * holds in its database.
 */
export async function copyTestDatabaseWithFiles(varDir: string): Promise<void> {
  await copyTestDatabase(join(varDir, 'database'));
  const { db, close } = await openPglite(join(varDir, 'database'));
  const store = diskBlobs(join(varDir, 'files'));
  for (const { folder, bytes } of await db.select().from(fileBlobs))
    await store.put(folder, bytes, testNow, db);
  await close();
}

/** Puts the files of a cluster without tables in a folder, without opening them. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  cpSync(await templateFolder(`${fingerprint()}-empty`, buildEmpty), folder, { recursive: true });
}

async function openCopy(copy: (folder: string) => Promise<void>): Promise<OpenedDatabase> {
  const folder = makePassingFolder();
  await copy(folder);
  const opened = await openPglite(folder);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A template of the cache, which `build` puts in a folder when it is missing. */
async function templateFolder(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const template = join(cache, name);
  while (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const release = holdOrNull(`${template}.lock`);
    if (release === null) {
      await wait(pollMs);
      continue;
    }
    try {
      if (existsSync(template)) break;
      const building = `${template}.building`;
      rmSync(building, { recursive: true, force: true });
      await build(building);
      renameSync(building, template);
      removeOldTemplates();
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

async function buildEmpty(folder: string): Promise<void> {
  await (await openPglite(folder)).close();
  appendFileSync(join(folder, 'postgresql.conf'), buffers);
}

/**
 * The embedded database fills its buffers with zeros each time that it is opened: 128 MB, its default, are a second
 * or two of every test file. The whole demonstration is 40 MB.
 */
const buffers = '\nshared_buffers = 32MB\n';

async function buildSeeded(folder: string): Promise<void> {
  await copyEmptyDatabase(folder);
  const opened = await openPglite(folder);
  try {
    await migrate(opened.db, migrationsOnDisk());
    const hash = await testHasher().hash(testPassword);
    await seedDemo(opened.db, { now: testNow, passwords: () => testPassword, hash: async () => hash });
  } finally {
    await opened.close();
  }
}

/** Each template weighs 40 MB; those of another day are of no more use. */
function removeOldTemplates(): void {
  const present = fingerprint();
  for (const name of readdirSync(cache).filter((file) => !file.startsWith(present))) {
    const path = join(cache, name);
    const ageMs = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (ageMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}

let known: string | null = null;

/** Changes with everything that shapes the template; read once a process. */
const fingerprint = (): string => (known ??= readFingerprint());

function readFingerprint(): string {
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
