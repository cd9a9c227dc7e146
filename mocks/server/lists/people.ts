import { inArray } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { users } from '#mocks/db/schema/index.ts';
import { fullName } from '../full-name.ts';
import type { FilterLabels } from './filter-source.ts';

/** Names of people by identifier; nulls are passed over. */
export async function personNames(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Names for a filter by people. */
export const memberLabels: FilterLabels = ({ db }, values) => personNames(db, values);
