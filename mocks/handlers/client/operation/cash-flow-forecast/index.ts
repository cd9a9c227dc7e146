import { defineResource } from '#mocks/server/resource.ts';
import { cashFlowForecastPage } from '#contracts/client/operation/cash-flow-forecast.ts';
import { canNow } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { cashEntryBin } from './bin.ts';
import {
  destroyEntryHandler,
  reconcileHandler,
  shiftHandler,
  storeEntryHandler,
  updateEntryHandler,
} from './changes.ts';
import { rebuildHandler } from './rebuild.ts';
import { todayOf } from '../financing/record.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { accountChoices } from '../simulation/postings.ts';
import { cashOf } from './entries.ts';
import { shownCash } from './shown.ts';
import { activeSimulation } from './start.ts';

/** The cash of an operation month by month: what happened, what is due, what is foreseen. */
const pageHandler = clientPage(cashFlowForecastPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const today = todayOf(context);
  const source = await activeSimulation(context, operation);
  const known = await cashOf(context, operation.id, today);
  const named = new Set([...known.rows.values()].flatMap(({ accountingCodeId }) => accountingCodeId ?? []));
  const canChange = canNow(context, 'cash-flow.create') || canNow(context, 'cash-flow.update');
  return {
    operation: headOf(operation),
    query,
    cash: shownCash(known, query, today),
    accounts: await accountChoices(context, named, canChange),
    source: source && { name: source.name },
    today,
    can: {
      create: canNow(context, 'cash-flow.create'),
      update: canNow(context, 'cash-flow.update'),
      delete: canNow(context, 'cash-flow.delete'),
      addEquity: canNow(context, 'financing.update'),
      updateOperation: canNow(context, 'operation.update'),
      print: canNow(context, 'export.list'),
    },
  };
});

/** The plan of cash of an operation: what happened, what is due, what is foreseen, and moving it. */
export const cashFlowForecastResource = defineResource({
  bins: [cashEntryBin],
  handlers: {
    'client.operation.cash-flow-forecast': pageHandler,
    'client.operation.cash-flow-forecast.entry.store': storeEntryHandler,
    'client.operation.cash-flow-forecast.entry.update': updateEntryHandler,
    'client.operation.cash-flow-forecast.entry.destroy': destroyEntryHandler,
    'client.operation.cash-flow-forecast.entry.reconcile': reconcileHandler,
    'client.operation.cash-flow-forecast.shift': shiftHandler,
    'client.operation.cash-flow-forecast.rebuild': rebuildHandler,
  },
});
