import { and, count, eq, gt, sql, sum } from 'drizzle-orm';
import type { OperationState } from '#domain/operation/states.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations, operationTotals as totals } from '#mocks/db/schema/index.ts';
import type { RequestContext } from './context.ts';

/** The operations that exist for the person of a request, in numbers. */
export interface OperationTotals {
  total: number;
  byStatus: readonly { status: OperationState; count: number; purchasePriceCents: number | null }[];
  /** Another text as soon as an operation comes, goes or changes. */
  stamp: string;
}

const known = new WeakMap<RequestContext, Promise<OperationTotals>>();

/** Read once per request, however many parts of a page ask. */
export function operationTotals(context: RequestContext): Promise<OperationTotals> {
  const read = known.get(context) ?? readTotals(context);
  known.set(context, read);
  return read;
}

async function readTotals(context: RequestContext): Promise<OperationTotals> {
  const seesAll = context.actor?.tenant?.assignedOperationIds === null;
  const rows = await (seesAll ? companyTotals(context) : countedTotals(context));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    byStatus: rows,
    stamp: rows
      .map((row) => `${row.status}:${row.count}:${row.stamp}`)
      .toSorted()
      .join(),
  };
}

/** Of the whole company, as the database keeps them. */
async function companyTotals({ db, actor }: RequestContext) {
  const rows = await db
    .select()
    .from(totals)
    .where(and(eq(totals.tenantId, actor?.tenant?.id ?? ''), gt(totals.count, 0)));
  return rows.map(({ status, count: total, pricedCount, purchasePriceCents, revision }) => ({
    status,
    count: total,
    purchasePriceCents: pricedCount === 0 ? null : purchasePriceCents,
    stamp: String(revision),
  }));
}

/** Of the operations assigned to the person: these are few. */
const countedTotals = ({ db }: RequestContext) =>
  db
    .select({
      status: operations.status,
      count: count(),
      purchasePriceCents: sum(operations.purchasePriceCents).mapWith(Number),
      stamp: sql<string>`sum(hashtext(${operations.id})::bigint * ${operations.version})::text`,
    })
    .from(operations)
    .where(liveOperations())
    .groupBy(operations.status);
