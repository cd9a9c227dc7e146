import { and, exists, eq, sql, type SQL } from 'drizzle-orm';
import {
  locateOperation,
  operationIndexMapPage,
  type OperationIndexMapQuery,
} from '#contracts/client/operation/index-map.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as bulkMessages from '#messages/client/operation-bulk.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { lots, operations } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientAction, clientPage } from '#mocks/server/handler.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { changeEach, withFlash } from './bulk.ts';
import { operationFacets } from './facets.ts';
import { filterConditions, filterSource } from './filters.ts';
import { countByState } from './list.ts';
import { mapSales } from './map-sales.ts';
import { operationPlaces } from './places.ts';
import { seesSimulations } from './rows.ts';
import { operationOfRoute } from './scope.ts';
import { operationStates } from '#domain/operation/states.ts';

/** The map of the operations: where they stand, and what its filters can be set to. */
export const indexMapHandler = clientPage(operationIndexMapPage, async (context, query) => {
  const { total } = await operationTotals(context);
  const places = await operationPlaces(context, conditionOf(context, query));
  const byState = await countByState(context, conditionOf(context, query, { withStatus: false }));
  const counters = operationStates.map((status) => ({
    status,
    count: byState.find((row) => row.status === status)?.count ?? 0,
    purchasePriceCents: byState.find((row) => row.status === status)?.purchasePriceCents ?? null,
  }));
  const isShown = (status: string): boolean =>
    query.status.length === 0 || query.status.some((wanted) => wanted === status);
  return {
    places,
    query,
    counters,
    foundCount: counters.filter(({ status }) => isShown(status)).reduce((sum, { count }) => sum + count, 0),
    totalCount: total,
    facets: await operationFacets(context, query, (changed) => filtersOf(context, changed)),
    sales: query.layers.includes('sales') ? await mapSales(context) : [],
    can: {
      create: canNow(context, 'operation.create'),
      update: canNow(context, 'operation.update'),
      seeMargins: seesSimulations(context.actor),
    },
  };
});

/** What the search box and the filters of the map let through. */
const conditionOf = (
  context: ClientContext,
  query: OperationIndexMapQuery,
  options?: { readonly withStatus: boolean },
): SQL | undefined => and(liveOperations(), filtersOf(context, query, options));

/** The same without what hides deleted operations; undefined where nothing is asked for. */
const filtersOf = (
  context: ClientContext,
  query: OperationIndexMapQuery,
  options?: { readonly withStatus: boolean },
): SQL | undefined =>
  and(
    filterConditions(filterSource(context), query, options),
    query.lots.length === 0 ? undefined : hasLotsForSale(context),
  );

const hasLotsForSale = ({ db }: ClientContext): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(lots)
      .where(and(eq(lots.operationId, operations.id), eq(lots.status, 'available'))),
  );

/** Sets an operation on the map; the press after takes it back. */
export const locateHandler = clientAction(locateOperation, {
  find: operationOfRoute,
  act: async (context, { lat, lng }, operation) => {
    const count = await changeEach(context, [operation], 'operation.locate', (found) =>
      found.lat === lat && found.lng === lng ? null : { lat, lng },
    );
    const texts = messagesFor(context.locale, bulkMessages);
    return withFlash(context, count, fill(texts.located, { name: operation.name }));
  },
});
