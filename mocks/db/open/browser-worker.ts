import { PGlite } from '@electric-sql/pglite';
import { worker } from '@electric-sql/pglite/worker';
import { browserDataDir } from './browser-storage.ts';

/** « No such file » in the file system of WebAssembly. */
const missingFileErrno = 44;

let database: PGlite | null = null;

// Saving happens beside the queries and may meet a file that PostgreSQL has just removed. Nothing is wrong
// with the database: the save is simply made again.
addEventListener('unhandledrejection', (event) => {
  if (!isMissingFile(event.reason)) return;
  event.preventDefault();
  void database?.syncToFs();
});

// One tab's worker is elected and holds the database; the others talk to it. Losing the last instants of a
// demonstration on a crash is accepted: waiting for IndexedDB at each query costs a hundred times more.
await worker({
  init: async () => {
    database = await PGlite.create({ dataDir: browserDataDir, relaxedDurability: true });
    return database;
  },
});

function isMissingFile(reason: unknown): boolean {
  return (
    typeof reason === 'object' && reason !== null && 'errno' in reason && reason.errno === missingFileErrno
  );
}
