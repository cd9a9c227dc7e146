import { inArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { storedFiles } from '#mocks/db/schema/index.ts';

/** The names of some files, as they were given. */
export async function fileNames(
  db: Pick<Database, 'select'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFiles.id, name: storedFiles.name })
    .from(storedFiles)
    .where(inArray(storedFiles.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
