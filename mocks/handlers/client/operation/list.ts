import { and, count, sum } from 'drizzle-orm';
import { operationIndexPage, type OperationIndexQuery } from '#contracts/client/operation/index.ts';
import { operationStates } from '#domain/operation/states.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { countOperations } from '#mocks/db/queries/operations.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { operationFacets } from './facets.ts';
import { filterConditions, inProgress } from './filters.ts';
import { operationRows } from './rows.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';

/** The list of operations: one page of it, its counters and what its filters can be set to. */
export const indexHandler = clientPage(operationIndexPage, async (context, query) => {
  const visible = liveOperations();
  const where = and(visible, filterConditions(query));
  const total = await countOperations(context.db, where);
  const pages = Math.max(1, Math.ceil(total / query.perPage));
  const page = Math.min(query.page, pages);
  return {
    operations: {
      items: await operationRows(context, {
        where,
        sort: query.sort,
        limit: query.perPage,
        offset: (page - 1) * query.perPage,
      }),
      meta: { page, perPage: query.perPage, total, pages },
    },
    query: { ...query, page },
    counters: await stateCounters(context, query),
    totalCount: await countOperations(context.db, visible),
    inProgressCount: await countOperations(context.db, and(visible, inProgress)),
    facets: await operationFacets(context),
    can: { create: can(context, 'operation.create'), export: can(context, 'operation.export') },
    me: { id: context.actor.user.id, name: context.actor.name },
  };
});

async function stateCounters(context: ClientContext, query: OperationIndexQuery) {
  const rows = await context.db
    .select({
      status: operations.status,
      count: count(),
      purchasePriceCents: sum(operations.purchasePriceCents).mapWith(Number),
    })
    .from(operations)
    .where(and(liveOperations(), filterConditions(query, { withStatus: false })))
    .groupBy(operations.status);
  return operationStates.map((status) => {
    const row = rows.find((candidate) => candidate.status === status);
    return { status, count: row?.count ?? 0, purchasePriceCents: row?.purchasePriceCents ?? null };
  });
}
