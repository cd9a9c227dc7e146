import { and, inArray } from 'drizzle-orm';
import { dashboardPage } from '#contracts/client/dashboard.ts';
import { isInProgress, operationStates } from '#domain/operation/states.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { countOperations, operationRows } from './operation/rows.ts';
import { visibleOperations } from './operation/scope.ts';

/** Operations that the start page shows at most. */
const shownOperations = 8;

/** Handler of `client.dashboard`. */
export const dashboardHandlers = {
  'client.dashboard': clientPage(dashboardPage, async (context) => {
    const visible = visibleOperations(context);
    const inProgress = and(visible, inArray(operations.status, operationStates.filter(isInProgress)));
    return {
      operations: await operationRows(context, { where: inProgress, limit: shownOperations }),
      inProgressCount: await countOperations(context, inProgress),
      operationsCount: await countOperations(context, visible),
    };
  }),
} satisfies Partial<RouteHandlers>;
