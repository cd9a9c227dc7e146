import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations } from '#mocks/db/schema/index.ts';

/** What an advert is about. */
export interface AdvertPlace {
  readonly operationId: string | null;
  readonly lotId: string | null;
}

const nowhere: AdvertPlace = { operationId: null, lotId: null };
/** Signs between the references of operation and lot do not count. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The lot or the operation of a company that the reference of an advert names: the identifier of the lot, the
 * references of operation and lot, that of the operation, or that of a lot where only one has it.
 *
 * @param db within the company
 */
export async function placeOfAdvert(db: Database, listingRef: string | null): Promise<AdvertPlace> {
  const wanted = plain(listingRef ?? '');
  if (wanted === '') return nowhere;
  const folded = (column: typeof lots.ref | typeof operations.ref | typeof lots.id) =>
    sql`regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`;
  const found = await db
    .select({
      lotId: lots.id,
      operationId: operations.id,
      byLotRef: sql<boolean>`${folded(lots.ref)} = ${wanted}`,
    })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      and(
        isNull(lots.deletedAt),
        liveOperations(),
        sql`(${lots.id} = ${wanted} or ${folded(operations.ref)} || ${folded(lots.ref)} = ${wanted}
          or ${folded(lots.ref)} = ${wanted})`,
      ),
    )
    .limit(50);
  const exact = found.find(({ byLotRef }) => !byLotRef) ?? (found.length === 1 ? found[0] : undefined);
  if (exact !== undefined) return { operationId: exact.operationId, lotId: exact.lotId };
  const [operation] = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(liveOperations(), sql`${folded(operations.ref)} = ${wanted}`))
    .limit(1);
  return operation === undefined ? nowhere : { operationId: operation.id, lotId: null };
}
