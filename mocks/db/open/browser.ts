import type { PGlite } from '@electric-sql/pglite';
import { PGliteWorker } from '@electric-sql/pglite/worker';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, OpenedDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { bundledMigrations } from '../migrations/browser.ts';
import * as schema from '../schema/index.ts';
import { isSeeded } from '../seed/is-seeded.ts';
import { browserFolder, eraseIfAsked, preparationLock } from './browser-storage.ts';
import { retryReads } from './retry-reads.ts';

/** What is being done, in this order; `seed` only the first time. */
export type OpeningStep = 'load' | 'migrate' | 'seed' | 'ready';

export interface BrowserOptions {
  onProgress?: (step: OpeningStep) => void;
  /** Fills a database that was never filled. */
  seed: (db: Database) => Promise<void>;
}

/**
 * Opens the demonstration's database, shared by the tabs of one browser and kept in its private file system.
 *
 * @throws MigrationHistoryError when it was made by another version (see `eraseAtNextOpening`)
 */
export async function openBrowser({ onProgress, seed }: BrowserOptions): Promise<OpenedDatabase> {
  await eraseIfAsked();
  onProgress?.('load');
  const client = retryReads(
    await PGliteWorker.create(
      new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module', name: 'ilot-database' }),
    ),
  );
  // The worker's handle has the queries and transactions of PGlite, which is all that drizzle calls.
  const db = drizzle(client as unknown as PGlite, { schema });
  // The handle is ready before the elected worker is: the first answer tells that it has loaded.
  await client.query('select 1');
  await navigator.locks.request(preparationLock, async () => {
    onProgress?.('migrate');
    await migrate(db, bundledMigrations);
    if (await isSeeded(db)) return;
    onProgress?.('seed');
    await seed(db);
  });
  onProgress?.('ready');
  return { db, path: browserFolder, close: () => client.close() };
}
