import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenedDatabase } from '../database.ts';
import type { DiskSpaceGauge } from '#mocks/services/disk-space.ts';
import * as schema from '../schema/index.ts';
import { privateFolder } from './private-folder.ts';
import { refuseOnFullDisk } from './disk-space-guard.ts';
import { keepStatements } from './statements/keep-statements.ts';

/**
 * Opens PGlite on a folder (made when absent), or in memory without one.
 *
 * Takes no lock: two handles on one folder destroy it. Use `openEmbedded` for a folder that lasts.
 *
 * @param gauge refuses writes where there is no room for them (`refuseOnFullDisk`)
 */
export async function openPglite(folder?: string, gauge?: DiskSpaceGauge): Promise<OpenedDatabase> {
  const path = folder ?? 'memory://';
  const client = keepStatements(
    await PGlite.create(folder === undefined ? {} : { fs: privateFolder(folder) }),
  );
  return {
    db: drizzle(gauge ? refuseOnFullDisk(client, path, gauge) : client, { schema }),
    path,
    close: async () => {
      // Closing writes. What was committed is in the files, and the next start takes it up from there.
      if (gauge?.diskSpace() === 'none') return;
      if (!client.closed) await client.close();
    },
  };
}
