import { defineResource } from '#mocks/server/resource.ts';
import { cashEntryBin } from './bin.ts';
import {
  destroyEntryHandler,
  reconcileHandler,
  shiftHandler,
  storeEntryHandler,
  updateEntryHandler,
} from './changes.ts';
import { pageHandler } from './page.ts';
import { rebuildHandler } from './rebuild.ts';

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
