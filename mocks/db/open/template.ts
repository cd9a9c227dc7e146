import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeBytes } from '#mocks/services/disk-space-node.ts';
import type { Migration } from '../migrate.ts';

const root = new URL('../../../', import.meta.url);

/** What is kept here makes the next time quicker; whoever removes it loses nothing. */
const usualCache = fileURLToPath(new URL('node_modules/.cache/ilot-database/', root));

/** A template is not kept where so little would be left beside it. */
const leastFreeBytes = 2 ** 30;

/**
 * Embedded databases that went through all migrations and hold nothing: making one takes ten times as long as copying
 * it. Kept by what they were made of.
 */
export interface Templates {
  /** Puts a copy in a folder that is not there yet; false where none is kept. */
  copyTo(folder: string): boolean;
  /** Keeps a copy of a database that is closed. It is of no matter where that cannot be. */
  keep(folder: string): void;
}

/** @param cache folder of the templates */
export function templatesOf(migrations: readonly Migration[], cache = usualCache): Templates {
  const template = join(cache, fingerprint(migrations));
  return {
    copyTo: (folder) => {
      if (!existsSync(template)) return false;
      try {
        copy(template, folder);
        return true;
      } catch {
        // Removed at this moment, or unreadable: one is made.
        rmSync(folder, { recursive: true, force: true });
        return false;
      }
    },
    keep: (folder) => {
      const building = `${template}.${process.pid}.building`;
      try {
        mkdirSync(cache, { recursive: true, mode: 0o700 });
        if (existsSync(template) || freeBytes(cache) < leastFreeBytes) return;
        copy(folder, building);
        renameSync(building, template);
        for (const name of readdirSync(cache))
          if (join(cache, name) !== template) rmSync(join(cache, name), { recursive: true, force: true });
      } catch {
        rmSync(building, { recursive: true, force: true });
      }
    },
  };
}

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Changes with whatever shapes an empty database: its migrations, and what makes the cluster. */
function fingerprint(migrations: readonly Migration[]): string {
  const digest = createHash('sha256');
  digest.update(readFileSync(new URL('node_modules/@electric-sql/pglite/package.json', root)));
  for (const { name, sql } of migrations) digest.update(name).update('\0').update(sql).update('\0');
  return digest.digest('hex').slice(0, 16);
}
