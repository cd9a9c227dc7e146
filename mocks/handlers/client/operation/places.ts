import { asc, type SQL } from 'drizzle-orm';
import type { OperationPlace } from '#contracts/client/operation/looks.ts';
import { operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** More pins are of no use to anybody: filters narrow them down. */
const maxPlaces = 20_000;

/** Where the operations stand that a condition lets through, by name; those without a place as well. */
export async function operationPlaces(
  { db }: Pick<ClientContext, 'db'>,
  where: SQL | undefined,
): Promise<OperationPlace[]> {
  const { id, name, city, status, lat, lng } = operations;
  const rows = await db
    .select({ id, name, city, status, lat, lng })
    .from(operations)
    .where(where)
    .orderBy(asc(name), asc(id))
    .limit(maxPlaces);
  return rows.map((row) => [row.id, row.name, row.city, row.status, row.lat, row.lng]);
}
