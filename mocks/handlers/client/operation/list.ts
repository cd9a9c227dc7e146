import { and, count, sum } from 'drizzle-orm';
import { operationIndexPage, type OperationIndexQuery } from '#contracts/client/operation/index.ts';
import type { OperationViewMode } from '#contracts/client/operation/views.ts';
import { isInProgress, operationStates } from '#domain/operation/states.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { operationTotals, type OperationTotals } from '#mocks/server/operation-totals.ts';
import { openDefaultView, viewsOf } from '#mocks/server/views/views-of.ts';
import { operationBoardOf } from './board.ts';
import { managedCount, operationFacets, tagsInUse } from './facets.ts';
import { filterConditions, filterSource } from './filters.ts';
import { operationListPage } from './list-page.ts';
import { membersOf } from './members.ts';
import { operationPlaces } from './places.ts';
import { operationMargins, operationRevenue, operationRows, seesSimulations } from './rows.ts';

/** The list of operations: one page of it, its counters and what its filters can be set to. */
export const indexHandler = clientPage(operationIndexPage, async (context, query) => {
  const views = await viewsOf(context, operationListPage);
  openDefaultView(context, views);
  const source = filterSource(context);
  const where = and(liveOperations(), filterConditions(source, query));
  const { byStatus, total: totalCount } = await operationTotals(context);
  const counters = await stateCounters(context, query, byStatus);
  const isShown = (status: string): boolean =>
    query.status.length === 0 || query.status.some((wanted) => wanted === status);
  const shown = counters.filter(({ status }) => isShown(status));
  const total = countOf(shown);
  const pages = Math.max(1, Math.ceil(total / query.perPage));
  const page = Math.min(query.page, pages);
  return {
    operations: {
      items: isOfRows(query.look)
        ? await operationRows(context, {
            where,
            sort: query.sort,
            limit: query.perPage,
            offset: (page - 1) * query.perPage,
          })
        : [],
      meta: { page, perPage: query.perPage, total, pages },
    },
    board:
      query.look === 'board'
        ? await operationBoardOf(context, { where, sort: query.sort, counters: shown })
        : null,
    places: query.look === 'map' ? await operationPlaces(context, where) : null,
    query: { ...query, page },
    counters,
    sums: {
      purchasePriceCents: sumOfPrices(shown),
      revenueTtcCents: await operationRevenue(context, where),
      marginCents: await operationMargins(context, where),
    },
    totalCount,
    inProgressCount: countOf(byStatus.filter(({ status }) => isInProgress(status))),
    mineCount: await managedCount(context),
    facets: await operationFacets(context, query, (changed) => filterConditions(source, changed)),
    can: {
      create: canNow(context, 'operation.create'),
      update: canNow(context, 'operation.update'),
      export: canNow(context, 'operation.export'),
      seeMargins: seesSimulations(context.actor),
    },
    people: canNow(context, 'operation.update') ? await membersOf(context) : [],
    tags: canNow(context, 'operation.update') ? await tagsInUse(context) : [],
    views,
    me: { id: context.actor.user.id, name: context.actor.name },
  };
});

/** The board and the map have rows of their own. */
const isOfRows = (look: OperationViewMode): boolean => look !== 'board' && look !== 'map';

const countOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((total, row) => total + row.count, 0);

const sumOfPrices = (rows: readonly { purchasePriceCents: number | null }[]): number | null => {
  const prices = rows.flatMap(({ purchasePriceCents: cents }) => (cents === null ? [] : [cents]));
  return prices.length === 0 ? null : prices.reduce((total, cents) => total + cents, 0);
};

/** What each state holds of the operations that the other filters let through. */
async function stateCounters(
  context: ClientContext,
  query: OperationIndexQuery,
  all: OperationTotals['byStatus'],
) {
  const filters = filterConditions(filterSource(context), query, { withStatus: false });
  const rows = filters === undefined ? all : await countByState(context, and(liveOperations(), filters));
  return operationStates.map((status) => {
    const row = rows.find((candidate) => candidate.status === status);
    return { status, count: row?.count ?? 0, purchasePriceCents: row?.purchasePriceCents ?? null };
  });
}

/** How many operations a condition lets through in each state, and what they cost. */
export const countByState = (context: ClientContext, where: ReturnType<typeof and>) =>
  context.db
    .select({
      status: operations.status,
      count: count(),
      purchasePriceCents: sum(operations.purchasePriceCents).mapWith(Number),
    })
    .from(operations)
    .where(where)
    .groupBy(operations.status);
