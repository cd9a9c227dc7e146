import type { Database } from '#mocks/db/database.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import { nodeHasher } from '#mocks/services/hashing-node.ts';
import { readablePassword } from '#mocks/services/tokens.ts';

/**
 * Fills an empty database with the demonstration.
 *
 * @param files where the files of the demonstration go
 * @param onSeeding told before the data is written, which takes a moment
 */
export function demoSeeder(
  files: BlobStore<unknown>,
  onSeeding?: () => void,
): (db: Database) => Promise<void> {
  return async (db) => {
    onSeeding?.();
    await seedDemo(db, {
      now: new Date(),
      passwords: readablePassword,
      hash: nodeHasher().hash,
      files,
    });
  };
}
