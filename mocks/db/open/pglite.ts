import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenedDatabase } from '../database.ts';
import * as schema from '../schema/index.ts';
import { keepStatements } from './statements/keep-statements.ts';

/**
 * Opens PGlite on a folder (made when absent), or in memory without one.
 *
 * Takes no lock: two handles on one folder destroy it. Use `openEmbedded` for a folder that lasts.
 */
export async function openPglite(folder?: string): Promise<OpenedDatabase> {
  const client = keepStatements(
    await PGlite.create({ dataDir: folder === undefined ? 'memory://' : folder }),
  );
  return {
    db: drizzle(client, { schema }),
    path: folder ?? 'memory://',
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}
