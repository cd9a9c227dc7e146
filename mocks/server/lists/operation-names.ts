import { and, inArray, isNull } from 'drizzle-orm';
import { operations } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '../context.ts';
import type { FilterLabels } from './filter-source.ts';

/** The names of operations by identifier, of those alone that are open to the person; nulls are passed over. */
export async function operationNames(
  { db }: Pick<SignedInContext, 'db'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: operations.id, name: operations.name })
    .from(operations)
    .where(and(inArray(operations.id, known), isNull(operations.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names for a filter by operations. */
export const operationLabels: FilterLabels = (context, values) => operationNames(context, values);
