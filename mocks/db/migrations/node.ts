import { readdirSync, readFileSync } from 'node:fs';
import type { Migration } from '../migrate.ts';

const folder = new URL('.', import.meta.url);

/** The migrations of the application, read from disk. */
export function migrationsOnDisk(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    }));
}
