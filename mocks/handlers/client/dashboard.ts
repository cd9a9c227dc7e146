import { and } from 'drizzle-orm';
import { dashboardPage } from '#contracts/client/dashboard.ts';
import { countOperations, liveOperations } from '#mocks/db/queries/operations.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { inProgress } from './operation/filters.ts';
import { operationRows } from './operation/rows.ts';

/** Operations that the start page shows at most. */
const shownOperations = 8;

/** Handler of `client.dashboard`. */
export const dashboardHandlers = {
  'client.dashboard': clientPage(dashboardPage, async (context) => {
    const visible = liveOperations();
    const current = and(visible, inProgress);
    return {
      operations: await operationRows(context, { where: current, limit: shownOperations }),
      inProgressCount: await countOperations(context.db, current),
      operationsCount: await countOperations(context.db, visible),
    };
  }),
} satisfies Partial<RouteHandlers>;
