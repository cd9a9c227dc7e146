import { join } from 'node:path';
import type { Database } from '#mocks/db/database.ts';
import { seedDemo } from '#mocks/db/seed/seed-demo.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { argon2Hasher } from '#mocks/services/hashing.ts';
import { readablePassword } from '#mocks/services/tokens.ts';

/**
 * Fills an empty database with the demonstration.
 *
 * @param varDir folder of what the server keeps: the files of the demonstration go there
 * @param onSeeding told before the data is written, which takes a moment
 */
export function demoSeeder(varDir: string, onSeeding?: () => void): (db: Database) => Promise<void> {
  return async (db) => {
    onSeeding?.();
    await seedDemo(db, {
      now: new Date(),
      passwords: readablePassword,
      hash: argon2Hasher().hash,
      files: diskBlobs(join(varDir, 'files')),
    });
  };
}
