import { and } from 'drizzle-orm';
import { dashboardPage } from '#contracts/client/dashboard.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { isInProgress } from '#domain/operation/states.ts';
import { canNow } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { bannerFor } from '../banner/serve.ts';
import { inProgress } from './operation/filters.ts';
import { operationRows } from './operation/rows.ts';

/** Operations that the start page shows at most. */
const shownOperations = 8;

/** Handler of `client.dashboard`. */
export const dashboardHandlers = {
  'client.dashboard': clientPage(dashboardPage, async (context) => {
    const current = and(liveOperations(), inProgress);
    const { byStatus, total } = await operationTotals(context);
    return {
      operations: await operationRows(context, { where: current, limit: shownOperations }),
      inProgressCount: byStatus
        .filter(({ status }) => isInProgress(status))
        .reduce((sum, row) => sum + row.count, 0),
      operationsCount: total,
      banner: await bannerFor(context, 'dashboard'),
      can: { create: canNow(context, 'operation.create'), update: canNow(context, 'operation.update') },
    };
  }),
} satisfies Partial<RouteHandlers>;
