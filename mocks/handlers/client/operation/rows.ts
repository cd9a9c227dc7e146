import { asc, count, eq, isNull, sql, sum, type SQL } from 'drizzle-orm';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { lots, operations, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Lots, priced or not, and the sum of their prices, per operation. */
function lotTotals(context: ClientContext) {
  return context.db
    .select({
      operationId: lots.operationId,
      lotsCount: count().as('lots_count'),
      revenueTtcCents: sum(lots.priceTtcCents).mapWith(Number).as('revenue_ttc_cents'),
    })
    .from(lots)
    .where(isNull(lots.deletedAt))
    .groupBy(lots.operationId)
    .as('lot_totals');
}

export interface RowOptions {
  where: SQL | undefined;
  sort?: string;
  limit: number;
  offset?: number;
}

/** Operations as lists show them, sorted by one column and then by reference so that pages are stable. */
export async function operationRows(context: ClientContext, options: RowOptions): Promise<OperationRow[]> {
  const totals = lotTotals(context);
  const columns: Record<string, SQL> = {
    updatedAt: sql`${operations.updatedAt}`,
    ref: sql`${operations.ref}`,
    name: sql`lower(${operations.name})`,
    city: sql`lower(${operations.city})`,
    purchasePrice: sql`${operations.purchasePriceCents}`,
    revenue: sql`${totals.revenueTtcCents}`,
  };
  const sort = options.sort ?? '-updatedAt';
  const column = columns[sort.replace('-', '')] ?? sql`${operations.updatedAt}`;
  const rows = await context.db
    .select({
      operation: operations,
      manager: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      lotsCount: totals.lotsCount,
      revenueTtcCents: totals.revenueTtcCents,
    })
    .from(operations)
    .innerJoin(users, eq(users.id, operations.managerId))
    .leftJoin(totals, eq(totals.operationId, operations.id))
    .where(options.where)
    .orderBy(
      sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
      asc(operations.ref),
    )
    .limit(options.limit)
    .offset(options.offset ?? 0);
  return rows.map(({ operation, manager, lotsCount, revenueTtcCents }) => ({
    id: operation.id,
    ref: operation.ref,
    name: operation.name,
    city: operation.city,
    departmentCode: operation.departmentCode,
    kind: operation.kind,
    status: operation.status,
    purchasePriceCents: operation.purchasePriceCents,
    revenueTtcCents: revenueTtcCents,
    lotsCount: lotsCount ?? 0,
    manager: { id: manager.id, name: fullName(manager) },
    tags: operation.tags,
    updatedAt: operation.updatedAt.toISOString(),
  }));
}
