import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diskSpaceOf, freeBytes } from '#mocks/services/disk-space-node.ts';
import type { Database, OpenedDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrationsOnDisk } from '../migrations/node.ts';
import {
  DatabaseBrokenError,
  DatabaseFolderError,
  DatabaseFullError,
  DatabaseInUseError,
  DatabaseMissingError,
} from './errors.ts';
import { isStorageFull } from '../unavailable.ts';
import { holdPidFile, PidFileHeldError } from './pid-guard.ts';
import { openPglite } from './pglite.ts';
import { templatesOf } from './template.ts';

/** Folder of the database within that of the data. */
export const dataName = 'database';
const preparingName = 'database.preparing';
const pidName = 'ilot.pid';

/** What a new database takes: its files, and a piece of its journal. */
const newBytes = 100 * 2 ** 20;

export interface EmbeddedOptions {
  /** Fills a database just created; a database that exists is never filled again. */
  seed?: (db: Database) => Promise<void>;
  /** Neither migrates the database nor creates one. */
  isLeftAsIs?: boolean;
}

/**
 * Opens the embedded database kept in `directory` (`database/`, guarded by `ilot.pid`), and migrates it.
 *
 * Created at first: prepared beside, then moved into place, so that a kill leaves nothing half made.
 *
 * @throws DatabaseInUseError, DatabaseFolderError, DatabaseBrokenError, DatabaseMissingError,
 * DatabaseFullError, MigrationHistoryError
 */
export async function openEmbedded(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<OpenedDatabase> {
  const root = resolve(directory);
  const release = guard(root);
  try {
    const data = join(root, dataName);
    if (!existsSync(data)) {
      if (options.isLeftAsIs) throw new DatabaseMissingError(root);
      await prepare(root, data, options);
    }
    const opened = await openExisting(data);
    try {
      if (!options.isLeftAsIs) await migrate(opened.db, migrationsOnDisk());
    } catch (error) {
      await opened.close();
      throw error;
    }
    return {
      ...opened,
      close: async () => {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Removes the embedded database of `directory`; nothing happens when there is none.
 *
 * @throws DatabaseInUseError, DatabaseFolderError
 */
export function removeEmbedded(directory: string): void {
  const root = resolve(directory);
  if (!existsSync(root)) return;
  const release = guard(root);
  try {
    const data = join(root, dataName);
    const discarded = join(root, `${dataName}.discarded`);
    rmSync(discarded, { recursive: true, force: true });
    if (existsSync(data)) renameSync(data, discarded);
    rmSync(discarded, { recursive: true, force: true });
  } catch (error) {
    throw new DatabaseFolderError(root, error);
  } finally {
    release();
  }
}

function guard(root: string): () => void {
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    return holdPidFile(join(root, pidName));
  } catch (error) {
    if (error instanceof PidFileHeldError) throw new DatabaseInUseError(root, error.pid);
    if (isStorageFull(error)) throw new DatabaseFullError(root);
    throw new DatabaseFolderError(root, error);
  }
}

async function prepare(root: string, data: string, { seed }: EmbeddedOptions): Promise<void> {
  const preparing = join(root, preparingName);
  rmSync(preparing, { recursive: true, force: true });
  if (freeBytes(root) < newBytes) throw new DatabaseFullError(root);
  const migrations = migrationsOnDisk();
  const templates = templatesOf(migrations);
  const within = async (work: (db: Database) => Promise<unknown>): Promise<void> => {
    const opened = await openPglite(preparing, diskSpaceOf(root));
    try {
      await work(opened.db);
    } finally {
      await opened.close();
    }
  };
  if (!templates.copyTo(preparing)) {
    await within((db) => migrate(db, migrations));
    templates.keep(preparing);
  }
  if (seed) await within(seed);
  renameSync(preparing, data);
}

async function openExisting(data: string): Promise<OpenedDatabase> {
  // Without its version file PGlite would take the folder for an empty one and create a new database in it.
  if (!readdirSync(data).includes('PG_VERSION')) throw new DatabaseBrokenError(data);
  const gauge = diskSpaceOf(data);
  if (gauge.diskSpace() === 'none') throw new DatabaseFullError(data);
  try {
    return await openPglite(data, gauge);
  } catch (error) {
    throw new DatabaseBrokenError(data, error);
  }
}
