import { PGlite } from '@electric-sql/pglite';
import { Memfs2OpfsFS } from '@electric-sql/pglite/memfs2opfs';
import { worker } from '@electric-sql/pglite/worker';
import { browserFolder } from './browser-storage.ts';

// One tab's worker is elected and holds the database; the others talk to it. Only what a query changed is written,
// beside the queries: IndexedDB, which compares every file each time, made a page ten times slower.
await worker({
  init: () => PGlite.create({ fs: new Memfs2OpfsFS(browserFolder), relaxedDurability: true }),
});
