import { and, asc, count, eq, getTableColumns, inArray, isNull, sql, sum, type SQL } from 'drizzle-orm';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { lots, operations, simulations, users } from '#mocks/db/schema/index.ts';
import { fullName, type Actor } from '#mocks/server/actor.ts';
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

/** What rows are read from, and for whom. */
export type RowSource = Pick<ClientContext, 'db'> & {
  readonly actor: Pick<Actor, 'roles' | 'roleDefinitions'>;
};

/** True for who may see simulations, and with them margins. */
export const seesSimulations = ({ roles, roleDefinitions }: RowSource['actor']): boolean =>
  mayDo(roles, 'simulation.list', roleDefinitions);

/** An operation with the simulation that it reads. */
export const activeSimulation = and(
  eq(simulations.id, operations.activeSimulationId),
  isNull(simulations.deletedAt),
);

interface Margin {
  readonly marginCents: number | null;
  readonly marginBps: number | null;
  readonly irrBps: number | null;
}

const noMargin: Margin = { marginCents: null, marginBps: null, irrBps: null };

/** What the validated simulations of some operations lead to; nothing for who may not see them. */
export async function marginsOf(
  context: RowSource,
  where: SQL | undefined,
): Promise<ReadonlyMap<string, Margin>> {
  if (!seesSimulations(context.actor)) return new Map();
  const rows = await context.db
    .select({ operationId: operations.id, results: simulations.results })
    .from(operations)
    .innerJoin(simulations, activeSimulation)
    .where(where);
  return new Map(
    rows.flatMap(({ operationId, results }) =>
      results === null
        ? []
        : [
            [
              operationId,
              {
                marginCents: results.marginCents,
                marginBps: bpsOf(results.marginOnRevenue),
                irrBps: bpsOf(results.irrProject),
              },
            ],
          ],
    ),
  );
}

/** A kept rate (decimal text) in basis points, as figures show it. */
const bpsOf = (rate: string | null): number | null =>
  rate === null ? null : Math.round(Number(rate) * 10_000);

/** The margins of the validated simulations of some operations together; null while none has any. */
export async function operationMargins(context: RowSource, where: SQL | undefined): Promise<number | null> {
  if (!seesSimulations(context.actor)) return null;
  const [row] = await context.db
    .select({ cents: sum(simulations.marginCents).mapWith(Number) })
    .from(operations)
    .innerJoin(simulations, activeSimulation)
    .where(where);
  return row?.cents ?? null;
}

export interface RowOptions {
  where: SQL | undefined;
  sort?: string;
  limit: number;
  offset?: number;
}

/** Operations as lists show them, sorted by one column and then by reference so that pages are stable. */
export async function operationRows(context: RowSource, options: RowOptions): Promise<OperationRow[]> {
  const rows = await sortedRows(context, options);
  if (rows.length === 0) return [];
  const ids = rows.map(({ operation }) => operation.id);
  const totals = new Map((await lotTotals(context, ids)).map((row) => [row.operationId, row]));
  const margins = await marginsOf(context, inArray(operations.id, ids));
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
    ...(margins.get(operation.id) ?? noMargin),
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
  if (key === 'margin') {
    return read()
      .leftJoin(simulations, activeSimulation)
      .where(where)
      .orderBy(sql`${simulations.marginCents} ${direction} nulls last`, asc(operations.ref))
      .limit(limit)
      .offset(offset);
  }
  const { by, isNullable } = sortColumns[key] ?? { by: sql`${operations.updatedAt}` };
  const order = isNullable ? sql`${by} ${direction} nulls last` : sql`${by} ${direction}`;
  return read().where(where).orderBy(order, asc(operations.ref)).limit(limit).offset(offset);
}
