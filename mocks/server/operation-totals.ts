import { count, sql, sum } from 'drizzle-orm';
import type { OperationState } from '#domain/operation/states.ts';
import { countOperations, liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import type { RequestContext } from './context.ts';

/** The operations that exist for the person of a request, in numbers. */
export interface OperationTotals {
  total: number;
  byStatus: readonly { status: OperationState; count: number; purchasePriceCents: number | null }[];
  /** Another text as soon as an operation comes, goes or changes. */
  stamp: string;
}

const known = new WeakMap<RequestContext, Promise<OperationTotals>>();

/** Counts once per request, however many parts of a page ask. */
export function operationTotals(context: RequestContext): Promise<OperationTotals> {
  const counted = known.get(context) ?? countAll(context);
  known.set(context, counted);
  return counted;
}

/** How many operations exist for the person; a look at the table only where nothing else counted them. */
export async function operationsCount(context: RequestContext): Promise<number> {
  const counted = known.get(context);
  return counted ? (await counted).total : countOperations(context.db, liveOperations());
}

async function countAll({ db }: RequestContext): Promise<OperationTotals> {
  const rows = await db
    .select({
      status: operations.status,
      count: count(),
      purchasePriceCents: sum(operations.purchasePriceCents).mapWith(Number),
      stamp: sql<string>`sum(hashtext(${operations.id})::bigint * ${operations.version})::text`,
    })
    .from(operations)
    .where(liveOperations())
    .groupBy(operations.status);
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    byStatus: rows,
    stamp: rows
      .map((row) => `${row.status}:${row.count}:${row.stamp}`)
      .toSorted()
      .join(),
  };
}
