import { and, asc, count, eq, getTableColumns, inArray, isNull, sql, sum, type SQL } from 'drizzle-orm';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { lots, operations, users } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { rowFigures } from './row-figures.ts';

/** Lots, priced or not, and the sum of their prices, per operation: of all, or of some. */
export function lotTotals(context: Pick<ClientContext, 'db'>, operationIds?: readonly string[]) {
  return context.db
    .select({
      operationId: lots.operationId,
      lotsCount: count().as('lots_count'),
      revenueTtcCents: sum(lots.priceTtcCents).mapWith(Number).as('revenue_ttc_cents'),
    })
    .from(lots)
    .where(and(isNull(lots.deletedAt), operationIds && inArray(lots.operationId, [...operationIds])))
    .groupBy(lots.operationId);
}

/** The prices of all lots of some operations, taxes included; null while none has a price. */
export async function operationRevenue(
  context: Pick<ClientContext, 'db'>,
  where: SQL | undefined,
): Promise<number | null> {
  const [row] = await context.db
    .select({ cents: sum(lots.priceTtcCents).mapWith(Number) })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(and(where, isNull(lots.deletedAt)));
  return row?.cents ?? null;
}

export interface RowOptions {
  where: SQL | undefined;
  sort?: string;
  limit: number;
  offset?: number;
}

/** Operations as lists show them, sorted by one column and then by reference so that pages are stable. */
export async function operationRows(
  context: Pick<ClientContext, 'db'>,
  options: RowOptions,
): Promise<OperationRow[]> {
  const rows = await sortedRows(context, options);
  if (rows.length === 0) return [];
  const ids = rows.map(({ operation }) => operation.id);
  const totals = new Map((await lotTotals(context, ids)).map((row) => [row.operationId, row]));
  const figuresOf = await rowFigures(context, ids);
  return rows.map(({ operation, manager }) => ({
    id: operation.id,
    ref: operation.ref,
    name: operation.name,
    city: operation.city,
    departmentCode: operation.departmentCode,
    kind: operation.kind,
    status: operation.status,
    purchasePriceCents: operation.purchasePriceCents,
    revenueTtcCents: totals.get(operation.id)?.revenueTtcCents ?? null,
    lotsCount: totals.get(operation.id)?.lotsCount ?? 0,
    ...figuresOf(operation.id),
    manager: { id: manager.id, name: fullName(manager) },
    tags: operation.tags,
    updatedAt: operation.updatedAt.toISOString(),
  }));
}

/** Columns that a list can be sorted by, revenue aside; those that are never null can use an index. */
const sortColumns: Readonly<Record<string, { by: SQL; isNullable?: boolean }>> = {
  updatedAt: { by: sql`${operations.updatedAt}` },
  ref: { by: sql`${operations.ref}` },
  name: { by: sql`lower(${operations.name})` },
  city: { by: sql`lower(${operations.city})` },
  purchasePrice: { by: sql`${operations.purchasePriceCents}`, isNullable: true },
};

/** What lists show of an operation: reading the other columns takes longer than finding the rows. */
const { id, ref, name, city, departmentCode, kind, status, purchasePriceCents, tags, updatedAt } =
  getTableColumns(operations);
const shownColumns = {
  id,
  ref,
  name,
  city,
  departmentCode,
  kind,
  status,
  purchasePriceCents,
  tags,
  updatedAt,
};

function sortedRows(
  context: Pick<ClientContext, 'db'>,
  { where, sort = '-updatedAt', limit, offset = 0 }: RowOptions,
) {
  const key = sort.replace('-', '');
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const read = () =>
    context.db
      .select({
        operation: shownColumns,
        manager: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      })
      .from(operations)
      .innerJoin(users, eq(users.id, operations.managerId));
  if (key === 'revenue') {
    const totals = lotTotals(context).as('lot_totals');
    return read()
      .leftJoin(totals, eq(totals.operationId, operations.id))
      .where(where)
      .orderBy(sql`${totals.revenueTtcCents} ${direction} nulls last`, asc(operations.ref))
      .limit(limit)
      .offset(offset);
  }
  const { by, isNullable } = sortColumns[key] ?? { by: sql`${operations.updatedAt}` };
  const order = isNullable ? sql`${by} ${direction} nulls last` : sql`${by} ${direction}`;
  return read().where(where).orderBy(order, asc(operations.ref)).limit(limit).offset(offset);
}
