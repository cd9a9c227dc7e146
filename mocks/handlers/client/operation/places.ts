import { asc, eq, type SQL } from 'drizzle-orm';
import type { OperationPlace } from '#contracts/client/operation/views.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { lotTotals, marginsOf, type RowSource } from './rows.ts';

/** More pins are of no use to anybody: filters narrow them down. */
const maxPlaces = 20_000;

/** Where the operations stand that a condition lets through, by name; those without a place as well. */
export async function operationPlaces(context: RowSource, where: SQL | undefined): Promise<OperationPlace[]> {
  const { id, name, city, status, lat, lng, purchasePriceCents } = operations;
  const totals = lotTotals(context).as('lot_totals');
  const rows = await context.db
    .select({ id, name, city, status, lat, lng, purchasePriceCents, revenue: totals.revenueTtcCents })
    .from(operations)
    .leftJoin(totals, eq(totals.operationId, id))
    .where(where)
    .orderBy(asc(name), asc(id))
    .limit(maxPlaces);
  const margins = await marginsOf(context, where);
  return rows.map((row) => [
    ...([row.id, row.name, row.city, row.status, row.lat, row.lng] as const),
    ...([row.purchasePriceCents, row.revenue, margins.get(row.id)?.marginBps ?? null] as const),
  ]);
}
