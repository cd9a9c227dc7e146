import { constants, readdirSync, statSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { freeBytes, scarceBytes } from '#mocks/services/disk-space-node.ts';
import type { Database } from '../database.ts';
import { dataName } from './embedded.ts';
import { DatabaseFullError } from './errors.ts';

/**
 * Copies the files of the embedded database that this process has open, as they are between two transactions: other
 * work waits meanwhile (a moment, as nothing but files is copied). The copy opens with `openEmbedded(to)`.
 *
 * @param directory folder of the data, as given to `openEmbedded`
 * @param to folder for the copy
 * @throws DatabaseFullError when the copy would take the room that changes need
 */
export async function copyEmbedded(db: Database, directory: string, to: string): Promise<void> {
  const data = join(directory, dataName);
  // What was written since the last checkpoint is in the journal twice as long to copy.
  await db.execute(sql`checkpoint`);
  if (freeBytes(to) < bytesUnder(data) + scarceBytes) throw new DatabaseFullError(to);
  await db.transaction(
    async () => {
      await mkdir(join(to, dataName), { mode: 0o700 });
      await cp(data, join(to, dataName), { recursive: true, mode: constants.COPYFILE_FICLONE });
    },
    { accessMode: 'read only' },
  );
}

function bytesUnder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
