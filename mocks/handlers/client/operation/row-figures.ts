import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OperationRow } from '#contracts/client/operation/row.ts';
import { bpsOfRate, rate } from '#domain/money/rate.ts';
import { worksFigures } from '#domain/works/figures.ts';
import { lots, operations, simulations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { worksOf } from './construction/rows.ts';
import { nextKeyDates } from './key-dates.ts';

type Reader = Pick<ClientContext, 'db'>;
type Figures = Pick<OperationRow, 'soldBps' | 'worksBps' | 'irrBps' | 'next'>;

/** What lists show of how far some operations have come, read at once for all of them. */
export async function rowFigures(context: Reader, ids: readonly string[]): Promise<(id: string) => Figures> {
  const sold = await soldShares(context, ids);
  const works = await worksProgress(context, ids);
  const irr = await projectReturns(context, ids);
  const next = await nextKeyDates(context.db, ids);
  return (id) => ({
    soldBps: sold.get(id) ?? null,
    worksBps: works.get(id) ?? null,
    irrBps: irr.get(id) ?? null,
    next: next.get(id) ?? null,
  });
}

/** The share of the prices that is sold, of each operation with prices, in basis points. */
async function soldShares(
  { db }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const isSold = inArray(lots.status, ['sold', 'delivered']);
  const sold = sql`sum(${lots.priceTtcCents}) filter (where ${isSold})`;
  const rows = await db
    .select({
      id: lots.operationId,
      bps: sql<
        number | null
      >`round(10000.0 * coalesce(${sold}, 0) / nullif(sum(${lots.priceTtcCents}), 0))`.mapWith(
        (value: unknown) => (value === null ? null : Number(value)),
      ),
    })
    .from(lots)
    .where(and(inArray(lots.operationId, [...ids]), isNull(lots.deletedAt)))
    .groupBy(lots.operationId);
  return new Map(rows.map(({ id, bps }) => [id, bps]));
}

/** Invoiced of the contracts of works, of each operation with contracts. */
async function worksProgress(
  { db }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const known = await worksOf(db, ids);
  const claims = Map.groupBy(known.claims, ({ operationId }) => operationId);
  return new Map(
    [...Map.groupBy(known.lots, ({ operationId }) => operationId)].map(([id, own]) => [
      id,
      worksFigures(own, claims.get(id) ?? []).progressBps,
    ]),
  );
}

/** The return of the project in the simulation that each operation is steered by. */
async function projectReturns({ db }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: operations.id, results: simulations.results })
    .from(operations)
    .innerJoin(simulations, eq(simulations.id, operations.activeSimulationId))
    .where(
      and(
        inArray(operations.id, [...ids]),
        eq(simulations.status, 'validated'),
        isNull(simulations.deletedAt),
      ),
    );
  return new Map(
    rows.flatMap(({ id, results }) =>
      results?.irrProject == null ? [] : [[id, bpsOfRate(rate(results.irrProject))]],
    ),
  );
}
